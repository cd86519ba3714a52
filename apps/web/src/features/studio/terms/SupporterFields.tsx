import type { Token } from '@musi/domain/currency'
import { typedAmount } from '@musi/domain/amount/typedAmount'
import { Input } from '@musi/ui/Input'
import { unitText } from '../../../platform/page/money/unitText.ts'
import { contractOf } from '../../../platform/page/config/config.ts'
import styles from './Terms.module.css'
import { w } from './termsWords.ts'
import { type TypedTerms, typedTerms } from './typedTerms.ts'

type Props = { id: string; token: Token; typed: TypedTerms; isNoAmount: boolean; isTried: boolean }

/** Who hears a song before it opens (spec: studio.supporters). */
export function SupporterFields({ id, token, typed, isNoAmount, isTried }: Props) {
  const { supporters, atLeast, kept } = typed
  const symbol = unitText(token)
  return (
    <>
      <label className={styles['choice']}>
        <span>{w('supporters')}</span>
        <select
          id={`${id}-supporters`}
          value={supporters}
          onChange={({ target }) => typedTerms.change(id, { supporters: target.value as TypedTerms['supporters'] })}
        >
          {kept.length > 0 && <option value="kept">{w('supporters.kept')}</option>}
          <option value="nobody">{w('supporters.nobody')}</option>
          <option value="token">{w('supporters.token', { symbol })}</option>
          {contractOf('musicNft') !== null && <option value="collectible">{w('supporters.collectible')}</option>}
        </select>
      </label>
      {supporters === 'token' && (
        <Input
          id={`${id}-at-least`}
          label={w('atLeast', { symbol })}
          inputMode="decimal"
          autoComplete="off"
          value={atLeast}
          error={isNoAmount && (isTried || atLeast !== '') ? w('atLeast.why') : null}
          onChange={({ target }) => {
            const amount = typedAmount(target.value)
            if (amount !== null) typedTerms.change(id, { atLeast: amount })
          }}
        />
      )}
    </>
  )
}
