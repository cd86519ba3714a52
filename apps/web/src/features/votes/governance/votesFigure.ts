import { tallyText } from '@musi/domain/governance/voteCountText'
import { figureText } from '#platform/page/money/figureText.ts'
import type { Governance } from './governance.ts'

/** Votes without decimals, grouped from 1,000 on (spec: governance.tally, money.grouping). */
export const votesFigure = (votes: bigint, token: Governance['token']): string => tallyText(votes, token, figureText)
