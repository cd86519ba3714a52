import type { Token } from '@musi/domain/currency'
import { typedAmount } from '@musi/domain/amount/typedAmount'
import { Input } from '@musi/ui/controls/Input'
import { Select } from '@musi/ui/controls/Select'
import { unitText } from '#platform/page/money/unitText.ts'
import { contractOf } from '#platform/page/config/config.ts'
import { termsText } from './termsWords.ts'
import { type TypedTerms, typedTerms } from './typedTerms.ts'

type Props = { id: string; token: Token; typed: TypedTerms; isAmountInvalid: boolean; isTried: boolean }

/** Fields for who hears a song before its release (spec: studio.supporters). */
export function SupporterFields({ id, token, typed, isAmountInvalid, isTried }: Props) {
  const { supporters, atLeast, kept } = typed
  const symbol = unitText(token)
  return (
    <>
      <Select
        id={`${id}-supporters`}
        label={termsText('supporters')}
        value={supporters}
        options={[
          ...(kept.length > 0 ? [['kept', termsText('supporters.kept')] as const] : []),
          ['nobody', termsText('supporters.nobody')],
          ['token', termsText('supporters.token', { symbol })],
          ...(contractOf('musicNft') === null ? [] : [['collectible', termsText('supporters.collectible')] as const]),
        ]}
        onChange={(chosen) => typedTerms.change(id, { supporters: chosen })}
      />
      {supporters === 'token' && (
        <Input
          id={`${id}-at-least`}
          label={termsText('atLeast', { symbol })}
          inputMode="decimal"
          autoComplete="off"
          value={atLeast}
          error={isAmountInvalid && (isTried || atLeast !== '') ? termsText('atLeast.why') : null}
          onChange={({ target }) => {
            const amount = typedAmount(target.value)
            if (amount !== null) typedTerms.change(id, { atLeast: amount })
          }}
        />
      )}
    </>
  )
}
