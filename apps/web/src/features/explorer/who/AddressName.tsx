import type { Identity } from '@musi/chain/explain/directory'
import { type Address, shortenAddress } from '@musi/domain/address'
import { Link } from '../../../platform/page/navigation/Link.tsx'
import { roleText } from '../../../platform/session/names/roleWords.ts'
import { t } from './whoWords.ts'
import styles from '../frame/text.module.css'
import { useIdentity } from './useIdentity.ts'

function Pair({ tokens: [a, b] }: { tokens: readonly [Address, Address] }) {
  const names = [useNameText(a), useNameText(b)]
  return t('pair', { a: names[0] ?? '', b: names[1] ?? '' })
}

function Staking({ pair }: { pair: Address }) {
  const found = useIdentity(pair)
  return found?.kind === 'pair' ? (
    <>
      <Pair tokens={found.tokens} /> {t('staking', { pair: '' }).trim()}
    </>
  ) : (
    t('staking', { pair: shortenAddress(pair) })
  )
}

/** A name that needs no other address to be named. */
function useNameText(address: Address): string {
  const found = useIdentity(address)
  return plain(found, address) ?? shortenAddress(address)
}

function plain(found: Identity | null, address: Address): string | null {
  switch (found?.kind) {
    case 'person':
    case 'collection':
      return found.name
    case 'token':
      return found.symbol
    case 'role':
      return roleText(found.role)
    case 'nobody':
      return t('nobody')
    case 'contract':
      return t('contract', { address: shortenAddress(address) })
    case 'account':
    case undefined:
      return shortenAddress(address)
    default:
      return null
  }
}

function V1Exchange({ token }: { token: Address }) {
  return t('v1Exchange', { token: useNameText(token) })
}

/** What somebody or something is called, without a link. */
export function NameText({ address }: { address: Address }) {
  const found = useIdentity(address)
  if (found?.kind === 'pair') return <Pair tokens={found.tokens} />
  if (found?.kind === 'staking') return <Staking pair={found.pair} />
  if (found?.kind === 'v1Exchange') return <V1Exchange token={found.token} />
  return plain(found, address)
}

/** A name that leads to the page of whoever has it. */
export function AddressName({ address }: { address: Address }) {
  const found = useIdentity(address)
  const kind = found?.kind === 'token' ? 'token' : 'address'
  return (
    <Link to={`/explorer/${kind}/${address}`} className={styles['link']} title={address}>
      <NameText address={address} />
    </Link>
  )
}
