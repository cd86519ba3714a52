import type { Address } from '@musi/domain/address'
import { latePart } from '#platform/page/loading/latePart.tsx'
import { contractOf } from '#platform/page/config/config.ts'
import { StalenessNote } from '#platform/session/freshness/StalenessNote.tsx'
import { useRpcOutage } from '#platform/session/freshness/useOutage.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { useIdentity } from '#platform/tokens/explain/useIdentity.ts'
import { AccountActivity } from './activity/AccountActivity.tsx'
import { AccountPools } from './holdings/AccountPools.tsx'
import { AccountRewards } from './holdings/AccountRewards.tsx'
import { Balances } from './holdings/Balances.tsx'
import { useHoldings } from './holdings/useHoldings.ts'
import { AccountPieces } from './music/AccountPieces.tsx'
import { AccountSongs } from './music/AccountSongs.tsx'
import { ArtistsHeld } from './music/ArtistsHeld.tsx'
import { WorthOverTime } from './worth/WorthOverTime.tsx'
import { usePasskeyAccount } from '#platform/session/wallet/usePasskeyAccount.ts'
import { AccountFrame } from './frame/AccountFrame.tsx'
import { AccountHead } from './AccountHead.tsx'

/** Only the account itself sees the orders it signed, and only then is the market's code loaded. */
const OwnOrders = latePart(async () => (await import('#platform/tokens/collectibles/order/OwnOrders.tsx')).OwnOrders)

const SafetyPart = latePart(async () => (await import('./safety/SafetyPart.tsx')).SafetyPart)

/** The page of one account. */
export function AccountScreen({ address }: { address: Address }) {
  const isOwn = useAccount() === address
  const isConnectedPasskey = usePasskeyAccount() === address
  // The connected account may not be deployed yet.
  const hasPasskey = useIdentity(address)?.kind === 'passkeyAccount' || isConnectedPasskey
  const away = useRpcOutage()
  const holdings = useHoldings(address)
  return (
    <AccountFrame
      head={<AccountHead address={address} isOwn={isOwn} holdings={holdings} />}
      // `/rpc` may not answer although new blocks still arrive.
      note={<StalenessNote staleness={away ?? holdings.behind} what="figures" />}
      holdings={
        <>
          <AccountPieces account={address} />
          <ArtistsHeld holdings={holdings} isOwn={isOwn} />
          <Balances account={address} holdings={holdings} isOwn={isOwn} />
          <WorthOverTime account={address} />
          <AccountPools account={address} isOwn={isOwn} />
          <AccountRewards account={address} isOwn={isOwn} />
          <AccountSongs artist={address} />
          {isOwn && contractOf('seaport') !== null && <OwnOrders account={address} />}
        </>
      }
      activities={
        <>
          {hasPasskey && <SafetyPart account={address} />}
          <AccountActivity account={address} />
        </>
      }
    />
  )
}
