import { OutsideLink } from '#platform/page/links/OutsideLink.tsx'
import { PlaceLink } from '#platform/page/navigation/PlaceLink.tsx'
import { dropText } from './dropWords.ts'

type Props = {
  permalink: string | null
  /** Name added for screen readers, because a page has many of these links; null if the text is the name itself. */
  name: string | null
  text: string
  className: string | undefined
}

/**
 * Link to the item's page: our own pieces in the same tab, other markets in a new one. An item without a valid URL has
 * no link (case 28).
 */
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
    <OutsideLink
      href={permalink}
      label={name === null ? text : dropText('named', { what: text, name })}
      className={className}
    >
      {text}
    </OutsideLink>
  )
}
