import { buttonClass } from '@musi/ui/controls/Button'
import { Sleeve } from '#platform/page/artwork/Sleeve.tsx'
import { EmptyPage } from '#platform/page/card/EmptyPage.tsx'
import { PlaceLink } from '#platform/page/navigation/PlaceLink.tsx'
import { useMissingSubject } from '#platform/page/visit/missingSubject.ts'
import { marketText } from './marketWords.ts'

/** Says that no piece or collection has this URL. */
export function NotFoundNote({ title }: { title: string }) {
  useMissingSubject()
  return (
    <EmptyPage
      id="market-missing"
      record={<Sleeve seed={null} />}
      title={title}
      actions={
        <PlaceLink to="/nft" className={buttonClass()}>
          {marketText('back')}
        </PlaceLink>
      }
    >
      <p>{marketText('piece.missing.more')}</p>
    </EmptyPage>
  )
}
