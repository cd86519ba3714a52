import type { Address } from '@musi/domain/address'
import type { ChainRecord } from './acts/chainRecord.ts'
import type { Role } from './followedContracts.ts'
import type { Deed, SenderOf } from './acts/deed.ts'
import { governanceAct } from './acts/governanceAct.ts'
import { marketAct } from './acts/marketAct.ts'
import { musicAct } from './acts/musicAct.ts'
import { pairAct } from './acts/pairAct.ts'
import { rewardsAct } from './acts/rewardsAct.ts'
import type { SharesMoved } from './acts/sharesMoved.ts'

/** What a log says that somebody did; null: nothing that is told. */
export function actOf(
  role: Role | undefined,
  record: ChainRecord,
  shares: SharesMoved,
  senderOf: SenderOf,
  roleOf: (account: Address) => Role | undefined,
): Deed | null {
  switch (role) {
    case 'pair':
      return pairAct(record, shares, senderOf)
    case 'rewards':
      return rewardsAct(record)
    case 'artistTokenFactory':
    case 'jukebox':
      return musicAct(record, senderOf, (payer) => roleOf(payer) === 'swapAndPlay')
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
