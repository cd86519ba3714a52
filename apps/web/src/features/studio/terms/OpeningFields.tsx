import type { Token } from '@musi/domain/currency'
import { Input } from '@musi/ui/Input'
import { openingText, ownZone, typedSeconds } from './openingText.ts'
import type { ReadTerms } from './readTerms.ts'
import { SupporterFields } from './SupporterFields.tsx'
import styles from './Terms.module.css'
import { w } from './termsWords.ts'
import { type TypedTerms, typedTerms } from './typedTerms.ts'

type Props = { id: string; token: Token; typed: TypedTerms; read: ReadTerms; isTried: boolean }

/** From when on a song can be paid for, and who hears it before (spec: studio.opening, studio.supporters). */
export function OpeningFields({ id, token, typed, read, isTried }: Props) {
  const { opensAt } = typed
  const seconds = opensAt === null ? null : typedSeconds(opensAt)
  const zone = w('opens.zone', { zone: ownZone() })
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
          <SupporterFields {...{ id, token, typed, isTried }} isNoAmount={read.isNoAmount} />
        </>
      )}
    </>
  )
}
