import type { Allowance } from '@musi/chain/explain/terms/terms'
import { UNLIMITED } from '@musi/domain/settings/approvalChoice'
import { withParts } from '#platform/page/i18n/withParts.tsx'
import { NameText } from '#platform/tokens/explain/AddressName.tsx'
import { Amount } from '#platform/tokens/explain/Amount.tsx'
import { demoText } from './demoWords.ts'

const MARKS = { spender: '⟦spender⟧', sum: '⟦sum⟧', token: '⟦token⟧' } as const

/** Values for the placeholders of a sentence about an allowance. */
const allowanceParts = ({ token, spender, amount }: Allowance) => ({
  spender: (
    <span title={spender}>
      <NameText address={spender} />
    </span>
  ),
  sum: <Amount currency={token} amount={amount} inFull />,
  token: <NameText address={token} />,
})

/** Renders an allowance, for example `the jukebox 4.5 MIRA, once`. */
export function AllowanceText({ allowance }: { allowance: Allowance }) {
  const { amount, isOnce } = allowance
  const text =
    amount === UNLIMITED
      ? demoText('allows.all', MARKS)
      : isOnce
        ? demoText('allows.once', MARKS)
        : demoText('allows.some', MARKS)
  return withParts(text, allowanceParts(allowance))
}

/**
 * Heading of an act that only approves: `Allow the jukebox 4.5 MIRA, once, until 15:21`. `until`: the deadline; null if
 * there is none.
 */
export function AllowanceTitle({ allowance, until }: { allowance: Allowance; until: string | null }) {
  const { amount, isOnce } = allowance
  const parts = allowanceParts(allowance)
  if (amount === 0n) return withParts(demoText('act.approve.none', MARKS), parts)
  if (amount === UNLIMITED) return withParts(demoText('act.approve.all', MARKS), parts)
  if (isOnce && until !== null) return withParts(demoText('act.approve.once', { ...MARKS, time: until }), parts)
  return withParts(demoText('act.approve', MARKS), parts)
}
