import { significantAmount } from '@musi/domain/amount/amountText'
import { type Amount, amountOf } from '@musi/domain/currency'
import { unitText } from '#platform/page/money/unitText.ts'
import { CurrencyInput } from '#platform/tokens/amount-input/CurrencyInput.tsx'
import { useListedFacts } from '#platform/tokens/catalogue/useListedFacts.ts'
import type { RemoveEvent, RemoveForm } from './removeForm.ts'
import { removeText } from './removeWords.ts'
import type { RemovalState } from './useRemoval.ts'

const DIGITS = 6

type Props = Pick<RemovalState, 'a' | 'b' | 'facts' | 'amounts'> & {
  form: RemoveForm
  onChange: (event: RemoveEvent) => void
}

/** Fields for the shares and both amounts; typing in one computes the others (spec: liquidity.removal-fields). */
export function RemoveFields({ form, a, b, facts, amounts, onChange }: Props) {
  const listedA = useListedFacts(a)
  const listedB = useListedFacts(b)
  if (a === null || b === null) return null
  const text = (field: 'shares' | 'amountA' | 'amountB', amount: Amount | undefined) => {
    if (form.input.field === field) return form.input.text
    return amount === undefined || amount.raw === 0n ? '' : significantAmount(amount, DIGITS)
  }
  const age = facts?.ages.at(-1) ?? null
  const balance =
    facts === null || facts.shares === null
      ? null
      : ({
          kind: 'amount',
          amount: amountOf(facts.shareToken, facts.shares),
          freshness: { block: age?.block ?? 0, syncing: false, overdue: age?.overdue ?? false },
        } as const)
  const isAll = facts !== null && amounts?.shares.raw === facts.shares
  const canBeAll = facts !== null && facts.shares !== null && facts.shares > 0n && !isAll
  return (
    <>
      <CurrencyInput
        id="liquidity-amount"
        label={removeText('shares')}
        value={text('shares', amounts?.shares)}
        onValue={(text) => onChange({ kind: 'type', field: 'shares', text })}
        picked={{ kind: 'pair', currencies: [a, b] }}
        onPick={null}
        balance={balance}
        onMax={canBeAll ? () => onChange({ kind: 'slide', percent: 100 }) : null}
      />
      <CurrencyInput
        id="remove-liquidity-tokena"
        label={removeText('output', { symbol: unitText(a) })}
        value={text('amountA', amounts?.a)}
        onValue={(text) => onChange({ kind: 'type', field: 'amountA', text })}
        picked={{ kind: 'currency', currency: a, ...listedA }}
        onPick={null}
        balance={null}
      />
      <CurrencyInput
        id="remove-liquidity-tokenb"
        label={removeText('output', { symbol: unitText(b) })}
        value={text('amountB', amounts?.b)}
        onValue={(text) => onChange({ kind: 'type', field: 'amountB', text })}
        picked={{ kind: 'currency', currency: b, ...listedB }}
        onPick={null}
        balance={null}
      />
    </>
  )
}
