import type { Identity } from '@musi/chain/explain/directory'
import { type Address, shortenAddress } from '@musi/domain/address'
import { Skeleton } from '@musi/ui/Skeleton'
import { useLate } from '#platform/page/loading/useLate.ts'
import { ExplorerLink } from '#platform/page/links/ExplorerLink.tsx'
import { listenerName } from '#platform/session/names/listenerName.ts'
import { roleText } from '#platform/session/names/roleWords.ts'
import { unitText } from '#platform/page/money/unitText.ts'
import { identityToken } from './identityToken.ts'
import { AddressPicture } from './AddressPicture.tsx'
import { identityText } from './whoWords.ts'
import styles from './text.module.css'
import { useIdentity } from './useIdentity.ts'
import { NAME_TIMEOUT_MS, useNameWait } from './useNameWait.ts'

type Tokens = readonly [Address, Address]

function usePairText([a, b]: Tokens): string {
  const names = [useNameText(a), useNameText(b)]
  return identityText('pair', { a: names[0] ?? '', b: names[1] ?? '' })
}

const Pair = ({ tokens }: { tokens: Tokens }) => usePairText(tokens)

const PairStaking = ({ tokens }: { tokens: Tokens }) => identityText('staking', { pair: usePairText(tokens) })

function Staking({ pair }: { pair: Address }) {
  const identity = useIdentity(pair)
  return identity?.kind === 'pair' ? (
    <PairStaking tokens={identity.tokens} />
  ) : (
    identityText('staking', { pair: shortenAddress(pair) })
  )
}

/** A name that does not depend on the name of another address. */
function useNameText(address: Address): string {
  const identity = useIdentity(address)
  return plainName(identity, address) ?? shortenAddress(address)
}

function plainName(identity: Identity | null, address: Address): string | null {
  switch (identity?.kind) {
    case 'person':
    case 'collection':
      return identity.name
    case 'token': {
      const token = identityToken(identity, address)
      return token && unitText(token)
    }
    case 'role':
      return roleText(identity.role)
    case 'nobody':
      return identityText('nobody')
    case 'contract':
      return identityText('contract', { address: shortenAddress(address) })
    case 'passkeyAccount':
      return listenerName(address)
    case 'account':
    case undefined:
      return shortenAddress(address)
    default:
      return null
  }
}

function V1Exchange({ token }: { token: Address }) {
  return identityText('v1Exchange', { token: useNameText(token) })
}

function TokenNameText({ identity, address }: { identity: Identity & { kind: 'token' }; address: Address }) {
  const isWaiting = useNameWait(identityToken(identity, address))
  return isWaiting ? <Skeleton shape="figure" brief /> : plainName(identity, address)
}

/** The name of an address, without a link; a placeholder bar until it is looked up. */
export function NameText({ address }: { address: Address }) {
  const identity = useIdentity(address)
  const isLate = useLate(NAME_TIMEOUT_MS)
  if (identity === null && !isLate) return <Skeleton shape="figure" brief />
  if (identity?.kind === 'token') return <TokenNameText identity={identity} address={address} />
  if (identity?.kind === 'pair') return <Pair tokens={identity.tokens} />
  if (identity?.kind === 'staking') return <Staking pair={identity.pair} />
  if (identity?.kind === 'v1Exchange') return <V1Exchange token={identity.token} />
  return plainName(identity, address)
}

/** Tokens whose pictures precede the name. */
const tokensOf = (identity: Identity | null, address: Address): readonly Address[] => {
  if (identity?.kind === 'pair') return identity.tokens
  return identity?.kind === 'token' ? [address] : []
}

/** The name of an address, linked to its page. */
export function AddressName({ address }: { address: Address }) {
  const identity = useIdentity(address)
  const kind = identity?.kind === 'token' ? 'token' : 'address'
  return (
    <ExplorerLink
      subject={kind}
      identifier={address}
      className={`touch-target ${styles['link'] ?? ''}`}
      title={address}
    >
      {tokensOf(identity, address).map((token) => (
        <span key={token} className={styles['picture']}>
          <AddressPicture address={token} isSmall />
        </span>
      ))}
      <NameText address={address} />
    </ExplorerLink>
  )
}
