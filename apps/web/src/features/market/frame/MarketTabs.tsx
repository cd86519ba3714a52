import { tabClass } from '@musi/ui/controls/Tabs'
import { PlaceLink } from '#platform/page/navigation/PlaceLink.tsx'
import { marketText } from './marketWords.ts'

const TABS = [
  { name: 'tabs.drops', to: '/dropzone' },
  { name: 'tabs.market', to: '/nft' },
  { name: 'tabs.collections', to: '/collections' },
] as const

export type MarketTab = (typeof TABS)[number]['to']

/** Tabs for the three market pages (spec: market.tabs). `at`: the open tab; null on a page below them. */
export const MarketTabs = ({ at }: { at: MarketTab | null }) => (
  <nav className={tabClass.list} aria-label={marketText('tabs')}>
    {TABS.map(({ name, to }) => (
      <PlaceLink key={to} to={to} className={tabClass.tab} aria-current={to === at ? 'page' : undefined}>
        {marketText(name)}
      </PlaceLink>
    ))}
  </nav>
)
