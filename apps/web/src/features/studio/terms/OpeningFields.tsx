import type { Token } from '@musi/domain/currency'
import { Input } from '@musi/ui/controls/Input'
import { Select } from '@musi/ui/controls/Select'
import { openingText, ownZone, typedSeconds } from './openingText.ts'
import type { ReadTerms } from './readTerms.ts'
import { SupporterFields } from './SupporterFields.tsx'
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
      <Select
        id={`${id}-opens`}
        label={w('opens')}
        value={opensAt === null ? 'now' : 'later'}
        options={[
          ['now', w('opens.now')],
          ['later', w('opens.later')],
        ]}
        onChange={(when) => typedTerms.change(id, { opensAt: when === 'now' ? null : '' })}
      />
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
