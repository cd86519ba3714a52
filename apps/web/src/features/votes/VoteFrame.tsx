import type { ReactNode } from 'react'
import { BannerPage } from '#platform/page/card/BannerPage.tsx'
import { ListedAs } from '#platform/page/card/ListedAs.tsx'
import { voteText } from './governance/voteWords.ts'

/** Page layout, shown before data loads. The build also renders it into the served page (app/sketch). */
export const VoteFrame = ({ children }: { children: ReactNode }) => (
  <BannerPage name="vote" title={voteText('title')} intro={voteText('intro')} more={<ListedAs />}>
    {children}
  </BannerPage>
)
