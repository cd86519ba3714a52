import { buttonClass } from '@musi/ui/Button'
import { OutsideLink } from '../../../platform/page/links/OutsideLink.tsx'
import { t } from '../shelf/marketWords.ts'

type Props = { what: 'buyNow' | 'makeOffer'; name: string; permalink: string | null }

/** To the item's page, in a new tab. An item whose address was none leads nowhere (case 28). */
export const AssetLink = ({ what, name, permalink }: Props) =>
  permalink === null ? null : (
    <OutsideLink href={permalink} label={t(`${what}.label`, { name })} className={buttonClass()}>
      {t(what)}
    </OutsideLink>
  )
