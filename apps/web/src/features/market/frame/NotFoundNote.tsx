import { useMissingSubject } from '#platform/page/visit/missingSubject.ts'
import { marketText } from './marketWords.ts'

/** Says that no piece or collection has this URL. */
export function NotFoundNote({ title }: { title: string }) {
  useMissingSubject()
  return (
    <div id="market-missing">
      <h1 tabIndex={-1}>{title}</h1>
      <p>{marketText('piece.missing.more')}</p>
    </div>
  )
}
