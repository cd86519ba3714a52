import type { ReactNode } from 'react'
import { Stack } from '@musi/ui/layout/Stack'
import page from '#platform/page/card/Page.module.css'
import { type MarketTab, MarketTabs } from './MarketTabs.tsx'

type Props = { id: string; title: string; at: MarketTab; text?: string; children: ReactNode }

/** Layout of a market page. It needs no data, so the build can also render it into the served page (app/sketch). */
export const MarketFrame = ({ id, title, at, text, children }: Props) => (
  <section id={id} className={`${page['bannerPage']} ${page['largePage']}`} aria-labelledby={`${id}-title`}>
    <Stack as="header" gap={3} className={page['banner']}>
      <h1 id={`${id}-title`} tabIndex={-1}>
        {title}
      </h1>
      <MarketTabs at={at} />
      {text !== undefined && <p>{text}</p>}
    </Stack>
    {children}
  </section>
)
