import type { Action } from '@musi/domain/transactions/action'
import { type Summary, type summary as SummaryOf, summary } from '@musi/domain/transactions/summary'
import { amountText } from '#platform/page/money/amountText.ts'
import { unitText } from '#platform/page/money/unitText.ts'
import { s } from './summaryWords.ts'

type Parts<Kind extends Summary['kind']> = Extract<ReturnType<typeof SummaryOf>, { kind: Kind }>

function swapText({ input, output, to, version }: Parts<'swap'>): string {
  const swap = s('swap', { input, output })
  const text = to === null ? swap : s('swapTo', { swap, to })
  return version === 'v1' ? s('onV1', { swap: text }) : text
}

const inSentence = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1)

/** Several actions in one sentence: `Approve DAI and swap 1 DAI for 2 UNI`. */
const batchText = ([first = '', ...others]: readonly string[]) =>
  others.reduce(
    (joined, text, at) => s(at === others.length - 1 ? 'both' : 'listed', { first: joined, next: inSentence(text) }),
    first,
  )

/** What a transaction is about, in a sentence. */
export function summaryText(action: Action): string {
  const parts = summary(action, { amount: amountText, unit: unitText })
  switch (parts.kind) {
    case 'approve':
      return s(parts.revokes ? 'revoke' : 'approve', parts)
    case 'castVote':
      return s(parts.support ? 'votedFor' : 'votedAgainst', parts)
    case 'batch':
      return batchText(parts.steps.map(summaryText))
    case 'swap':
      return swapText(parts)
    case 'addLiquidityFromOne':
      return s('addLiquidityFromOne', parts)
    case 'addLiquidity':
    case 'removeLiquidity':
      return s(parts.kind, parts)
    case 'acceptOffer':
    case 'buyDrop':
    case 'listDrop':
      return s(parts.kind, parts)
    case 'approveDrop':
    case 'cancelDrop':
    case 'cancelOffer':
    case 'mintDrop':
    case 'propose':
    case 'retireSong':
      return s(parts.kind, parts)
    case 'cancelProposal':
    case 'executeProposal':
    case 'queueProposal':
      return s(parts.kind, parts)
    case 'changeSongCost':
    case 'playSong':
    case 'registerSong':
      return s(parts.kind, parts)
    case 'wrap':
    case 'unwrap':
      return s(parts.kind, parts)
    case 'migrateV1':
    case 'removeLiquidityV1':
      return s(parts.kind, parts)
    case 'sendVotes':
      return s('sendVotes', parts)
    case 'replacePayee':
      return s('replacePayee', parts)
    case 'collectOwedShare':
      return s('collectOwedShare', parts)
    case 'claimAirdrop':
      return s('claimAirdrop', parts)
    case 'createArtistToken':
      return s('createArtistToken', parts)
    case 'openCollection':
      return s('openCollection', parts)
    case 'transfer':
      return s('transfer', parts)
    case 'buyDrops':
      return s('buyDrops', parts)
    case 'cancelAllOrders':
    case 'collectRewards':
    case 'delegate':
    case 'stake':
    case 'unstake':
      return s(parts.kind)
  }
}
