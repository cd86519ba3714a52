import type { Address } from '@musi/domain/address'
import { amountOf } from '@musi/domain/currency'
import { Facts } from '@musi/ui/layout/Facts'
import { Money } from '#platform/page/money/Money.tsx'
import { numberText } from '#platform/page/i18n/numberText.ts'
import { AddressName } from '#platform/tokens/explain/AddressName.tsx'
import type { Governance } from '../governance/governance.ts'
import type { VotingPower } from '../governance/useVotingPower.ts'
import { votingText } from './votingWords.ts'

const DIGITS = 6

type Props = Pick<Governance, 'token'> & {
  account: Address
  power: VotingPower
  /** Votes that count on one proposal. Absent without a proposal, or before its voting begins. */
  atStartBlock?: { readonly startBlock: bigint; readonly votes: bigint }
}

/** The account's tokens, their delegate, and the resulting votes (spec: governance.power). */
export function PowerFacts({ token, account, power: { balance, delegate, votes }, atStartBlock }: Props) {
  return (
    <Facts>
      <div>
        <dt>{votingText('tokens')}</dt>
        <dd>
          <Money amount={amountOf(token, balance)} digits={DIGITS} />
        </dd>
      </div>
      {balance > 0n && (
        <div>
          <dt>{votingText('delegate')}</dt>
          <dd>
            {delegate === null ? (
              votingText('nobody')
            ) : delegate === account ? (
              votingText('yourself')
            ) : (
              <AddressName address={delegate} />
            )}
          </dd>
        </div>
      )}
      <div>
        <dt>{votingText('now')}</dt>
        <dd>
          <Money amount={amountOf(token, votes)} digits={DIGITS} />
        </dd>
      </div>
      {atStartBlock !== undefined && (
        <div>
          <dt>{votingText('atStart', { block: numberText(atStartBlock.startBlock) })}</dt>
          <dd>
            <Money amount={amountOf(token, atStartBlock.votes)} digits={DIGITS} />
          </dd>
        </div>
      )}
    </Facts>
  )
}
