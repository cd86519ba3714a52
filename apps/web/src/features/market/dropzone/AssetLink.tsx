import { buttonClass } from '@musi/ui/controls/Button'
import type { ReactNode } from 'react'
import { OutsideLink } from '#platform/page/links/OutsideLink.tsx'
import { PlaceLink } from '#platform/page/navigation/PlaceLink.tsx'
import { t } from '../shelf/marketWords.ts'

type Props = {
  permalink: string | null
  /** What a reader hears behind the text, since there are many of them on a page. */
  name: string
  /** The text; shown if nothing richer is. */
  text: string
  children?: ReactNode
}

/** To the item's page: a piece of ours in the same tab, the listing of another market in a new one. An item whose address was none leads nowhere (case 28). */
export function AssetLink({ permalink, name, text, children = text }: Props) {
  if (permalink === null) return null
  return permalink.startsWith('/') ? (
    <PlaceLink to={permalink} className={buttonClass()}>
      <span>
        {children}
        <span className="unseen">: {name}</span>
      </span>
    </PlaceLink>
  ) : (
    <OutsideLink href={permalink} label={t('named', { what: text, name })} className={buttonClass()}>
      {children}
    </OutsideLink>
  )
}
