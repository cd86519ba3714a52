import type { Token } from '@musi/domain/currency'
import { symbolText } from '@musi/domain/amount/symbolText'
import { typedAmount } from '@musi/domain/amount/typedAmount'
import { Input } from '@musi/ui/Input'
import { contractOf } from '../../../platform/page/config/config.ts'
import { openingText, ownZone, typedSeconds } from './openingText.ts'
import type { ReadTerms } from './readTerms.ts'
import styles from './Terms.module.css'
import { w } from './termsWords.ts'
import { type TypedTerms, typedTerms } from './typedTerms.ts'

type Props = { id: string; token: Token; typed: TypedTerms; read: ReadTerms; isTried: boolean }

/** From when on a song can be paid for, and who hears it before (spec: studio.opening, studio.supporters). */
export function OpeningFields({ id, token, typed, read, isTried }: Props) {
  const { opensAt, supporters, atLeast } = typed
  const seconds = opensAt === null ? null : typedSeconds(opensAt)
  const zone = w('opens.zone', { zone: ownZone() })
  const symbol = symbolText(token.symbol)
  return (
    <>
      <label className={styles['choice']}>
        <span>{w('opens')}</span>
        <select
          id={`${id}-opens`}
          value={opensAt === null ? 'now' : 'later'}
          onChange={({ target }) => typedTerms.change(id, { opensAt: target.value === 'now' ? null : '' })}
        >
          <option value="now">{w('opens.now')}</option>
          <option value="later">{w('opens.later')}</option>
        </select>
      </label>
      {opensAt !== null && (
        <>
          <Input
            id={`${id}-opens-at`}
            type="datetime-local"
            label={w('opens.at')}
            value={opensAt}
            hint={seconds === null ? zone : `${zone} ${w('opens.reads', { time: openingText(seconds) })}`}
            error={read.isPast && (isTried || seconds !== null) ? w('opens.past') : null}
            onChange={({ target }) => typedTerms.change(id, { opensAt: target.value })}
          />
          <label className={styles['choice']}>
            <span>{w('supporters')}</span>
            <select
              id={`${id}-supporters`}
              value={supporters}
              onChange={({ target }) => typedTerms.change(id, { supporters: target.value as TypedTerms['supporters'] })}
            >
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
              error={read.isNoAmount && (isTried || atLeast !== '') ? w('atLeast.why') : null}
              onChange={({ target }) => {
                const amount = typedAmount(target.value)
                if (amount !== null) typedTerms.change(id, { atLeast: amount })
              }}
            />
          )}
        </>
      )}
    </>
  )
}
