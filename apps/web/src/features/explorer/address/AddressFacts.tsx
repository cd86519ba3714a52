import type { Address } from '@musi/domain/address'
import { Link } from '#platform/page/navigation/Link.tsx'
import { numberText } from '#platform/page/i18n/numberText.ts'
import { AddressName } from '#platform/tokens/explain/AddressName.tsx'
import type { AddressReport } from './addressReport.ts'
import { Amount } from '#platform/tokens/explain/Amount.tsx'
import { Code } from '#platform/page/card/Code.tsx'
import { explorerText } from '../frame/explorerWords.ts'
import { type Fact, Facts } from '../frame/Facts.tsx'
import styles from '#platform/tokens/explain/text.module.css'

function AddressKind({
  code,
  identity,
  address,
}: {
  code: AddressReport['code']
  identity: AddressReport['identity']
  address: Address
}) {
  if (code.kind === 'none')
    return (
      <>
        {explorerText('address.account')} · <AccountLink address={address} />
      </>
    )
  if (code.kind === 'delegated')
    return (
      <>
        {explorerText('address.delegated')}: <AddressName address={code.to} /> · <AccountLink address={address} />
      </>
    )
  if (identity.kind === 'passkeyAccount')
    return (
      <>
        {explorerText('address.passkey')} · <AccountLink address={address} />
      </>
    )
  return (
    <>
      {explorerText('address.contract', { bytes: numberText(code.bytes) })}
      {identity.kind === 'token' && (
        <>
          {' · '}
          <Link to={`/explorer/token/${address}`} className={styles['link']}>
            {explorerText('address.asToken')}
          </Link>
        </>
      )}
    </>
  )
}

/** Link to the account's holdings and acts. */
const AccountLink = ({ address }: { address: Address }) => (
  <Link to={`/account/${address}`} className={styles['link']}>
    {explorerText('address.asAccount')}
  </Link>
)

const votingFacts = ({ votes }: AddressReport): Fact[] => {
  if (votes === null) return []
  const { delegate, token } = votes
  return [
    { name: explorerText('address.votes'), value: <Amount currency={token} amount={votes.votes} /> },
    {
      name: explorerText('address.delegate'),
      value: delegate === null ? explorerText('address.delegateNone') : <AddressName address={delegate} />,
    },
  ]
}

const poolFacts = ({ pool }: AddressReport): Fact[] => {
  if (pool === null) return []
  const [a, b] = pool.tokens
  return [
    {
      name: explorerText('address.pool'),
      value: (
        <>
          <Amount currency={a} amount={pool.reserves[0]} /> · <Amount currency={b} amount={pool.reserves[1]} />
        </>
      ),
    },
  ]
}

export function AddressFacts({ address, report }: { address: Address; report: AddressReport }) {
  const { code, identity, native } = report
  return (
    <Facts
      facts={[
        { name: explorerText('address.is'), value: <AddressKind code={code} identity={identity} address={address} /> },
        { name: explorerText('address.kind'), value: <Code text={address} /> },
        { name: explorerText('address.native'), value: <Amount currency="native" amount={native} /> },
        ...poolFacts(report),
        ...votingFacts(report),
      ]}
    />
  )
}
