import { amountOf } from '@musi/domain/currency'
import { Facts } from '@musi/ui/layout/Facts'
import { Note } from '@musi/ui/layout/Note'
import { Section } from '#platform/page/card/Section.tsx'
import { Money } from '#platform/page/money/Money.tsx'
import type { Governance } from '../governance/governance.ts'
import { proposeText } from './proposeWords.ts'

const DIGITS = 6

type Props = Pick<Governance, 'token'> & { votes: bigint | null; threshold: bigint | null }

/** Votes a proposal requires, and how many the account is missing (spec: governance.propose). */
export function Requirements({ token, votes, threshold }: Props) {
  if (threshold === null) return null
  const missing = votes === null ? null : threshold - votes + 1n
  return (
    <Section title={proposeText('requirements')}>
      <Facts id="propose-needs">
        <div>
          <dt>{proposeText('needed')}</dt>
          <dd>
            <Money amount={amountOf(token, threshold)} digits={DIGITS} />
          </dd>
        </div>
        {votes !== null && (
          <div>
            <dt>{proposeText('votes')}</dt>
            <dd>
              <Money amount={amountOf(token, votes)} digits={DIGITS} />
            </dd>
          </div>
        )}
        {missing !== null && missing > 0n && (
          <div>
            <dt>{proposeText('missing')}</dt>
            <dd>
              <Money amount={amountOf(token, missing)} digits={DIGITS} />
            </dd>
          </div>
        )}
      </Facts>
      {missing !== null && missing <= 0n && <Note>{proposeText('enough')}</Note>}
    </Section>
  )
}
