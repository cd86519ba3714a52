import type { ChainRecord } from './chainRecord.ts'
import type { Role } from './followedContracts.ts'
import type { UnplacedAct, SenderOf } from './unplacedAct.ts'
import { accountAct } from './accountAct.ts'
import { governanceAct } from './governanceAct.ts'
import { marketAct } from './marketAct.ts'
import { type PayerOf, musicAct } from './musicAct.ts'
import { pairAct } from './pairAct.ts'
import { rewardsAct } from './rewardsAct.ts'
import type { SharesMoved } from './sharesMoved.ts'

/** Translates a log into an act; null if the log is not an act. */
export function actOf(
  role: Role | undefined,
  record: ChainRecord,
  shares: SharesMoved,
  senderOf: SenderOf,
  payerOf: PayerOf,
): UnplacedAct | null {
  switch (role) {
    case 'pair':
      return pairAct(record, shares, senderOf)
    case 'rewards':
      return rewardsAct(record)
    case 'passkeyAccount':
    case 'passkeyAccountFactory':
      return accountAct(record)
    case 'artistTokenFactory':
    case 'jukebox':
    case 'welcome':
      return musicAct(record, senderOf, payerOf)
    case 'musicNft':
    case 'musicCollectionFactory':
    case 'seaport':
      return marketAct(record)
    case 'governanceToken':
    case 'governor':
    case 'merkleDistributor':
      return governanceAct(record, senderOf)
    case 'factory':
    case 'artistToken':
    case 'swapAndPlay':
    case undefined:
      return null
    default:
      return role satisfies never
  }
}
