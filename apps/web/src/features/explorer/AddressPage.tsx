import { type Address, parseAddress } from '@musi/domain/address'
import { Empty } from '@musi/ui/layout/Empty'
import { Cluster } from '@musi/ui/layout/Stack'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import { AccountTransactions } from './address/AccountTransactions.tsx'
import { AddressFacts } from './address/AddressFacts.tsx'
import { AddressName, NameText } from '#platform/tokens/explain/AddressName.tsx'
import { AddressPicture } from '#platform/tokens/explain/AddressPicture.tsx'
import { addressReport } from './address/addressReport.ts'
import { Amount } from '#platform/tokens/explain/Amount.tsx'
import { explorerText } from './frame/explorerWords.ts'
import styles from '#platform/page/card/List.module.css'
import { ChainUnreachable, NothingHere } from './frame/NothingHere.tsx'
import { Screen } from './frame/Screen.tsx'
import { Section } from '#platform/page/card/Section.tsx'
import { useChainAnswer } from './frame/useChainAnswer.ts'
import { useArtistFeed } from '#platform/tokens/artists/useArtistFeed.ts'
import { useIdentity } from '#platform/tokens/explain/useIdentity.ts'
import { useExplorerIdentifier } from './frame/useExplorerIdentifier.ts'
import { Waiting } from './frame/Waiting.tsx'

function Tokens({ tokens }: { tokens: readonly { token: Address; amount: bigint }[] }) {
  if (tokens.length === 0) return <Empty>{explorerText('address.tokensNone')}</Empty>
  return (
    <ul className={styles['grid']}>
      {tokens.map(({ token, amount }) => (
        <Cluster as="li" key={token} gap={4} lines={1} apart shrinks>
          <AddressName address={token} />
          <Amount currency={token} amount={amount} />
        </Cluster>
      ))}
    </ul>
  )
}

/** The name as a title; role names get a capital letter. */
function Title({ address }: { address: Address }) {
  const name = <NameText address={address} />
  return useIdentity(address)?.kind === 'role' ? <span className={styles['begins']}>{name}</span> : name
}

function AddressScreen({ address }: { address: Address }) {
  const { head } = useHeads()
  const { artists } = useArtistFeed()
  const reread = `${head?.number} ${artists.size}`
  const answer = useChainAnswer(address, () => addressReport(address, [...artists.keys()]), reread)
  if (answer.kind === 'failed') return <ChainUnreachable retry={answer.retry} />
  return (
    <Screen
      kind={explorerText('address.kind')}
      title={<Title address={address} />}
      picture={<AddressPicture address={address} />}
    >
      <Section title={explorerText('tx.facts')} titleHidden>
        {answer.kind === 'ready' ? <AddressFacts address={address} report={answer.value} /> : <Waiting lines={5} />}
      </Section>
      <Section title={explorerText('address.tokens')}>
        {answer.kind === 'ready' ? <Tokens tokens={answer.value.tokens} /> : <Waiting lines={3} />}
      </Section>
      <AccountTransactions address={address} />
    </Screen>
  )
}

/** /explorer/address/{address} */
export function AddressPage() {
  const identifier = useExplorerIdentifier()
  const address = parseAddress(identifier)
  return address === null ? (
    <NothingHere
      title={explorerText('address.malformed')}
      text={explorerText('address.malformedText')}
      identifier={identifier}
    />
  ) : (
    <AddressScreen key={address} address={address} />
  )
}
