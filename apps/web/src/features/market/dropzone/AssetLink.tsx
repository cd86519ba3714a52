import { OutsideLink } from '#platform/page/links/OutsideLink.tsx'
import { PlaceLink } from '#platform/page/navigation/PlaceLink.tsx'
import { t } from '../shelf/marketWords.ts'

type Props = {
  permalink: string | null
  /** What a reader hears behind the text, since there are many of them on a page; null where the text is the name itself. */
  name: string | null
  text: string
  className: string | undefined
}

/** To the item's page: a piece of ours in the same tab, the listing of another market in a new one. An item whose address was none leads nowhere (case 28). */
export function AssetLink({ permalink, name, text, className }: Props) {
  if (permalink === null) return name === null ? text : null
  return permalink.startsWith('/') ? (
    <PlaceLink to={permalink} className={className}>
      <span>
        {text}
        {name !== null && <span className="unseen">: {name}</span>}
      </span>
    </PlaceLink>
  ) : (
    <OutsideLink href={permalink} label={name === null ? text : t('named', { what: text, name })} className={className}>
      {text}
    </OutsideLink>
  )
}
