import type { Token } from '@musi/domain/currency'
import { Input } from '@musi/ui/controls/Input'
import { Select } from '@musi/ui/controls/Select'
import { openingText, ownZone, typedSeconds } from './openingText.ts'
import type { ReadTerms } from './readTerms.ts'
import { SupporterFields } from './SupporterFields.tsx'
import { termsText } from './termsWords.ts'
import { type TypedTerms, typedTerms } from './typedTerms.ts'

type Props = { id: string; token: Token; typed: TypedTerms; read: ReadTerms; isTried: boolean }

/** From when on a song can be paid for, and who hears it before (spec: studio.opening, studio.supporters). */
export function OpeningFields({ id, token, typed, read, isTried }: Props) {
  const { opensAt } = typed
  const seconds = opensAt === null ? null : typedSeconds(opensAt)
  const zone = termsText('opens.zone', { zone: ownZone() })
  return (
    <>
      <Select
        id={`${id}-opens`}
        label={termsText('opens')}
        value={opensAt === null ? 'now' : 'later'}
        options={[
          ['now', termsText('opens.now')],
          ['later', termsText('opens.later')],
        ]}
        onChange={(when) => typedTerms.change(id, { opensAt: when === 'now' ? null : '' })}
      />
      {opensAt !== null && (
        <>
          <Input
            id={`${id}-opens-at`}
            type="datetime-local"
            label={termsText('opens.at')}
            value={opensAt}
            hint={seconds === null ? zone : `${zone} ${termsText('opens.reads', { time: openingText(seconds) })}`}
            error={read.isPast && (isTried || seconds !== null) ? termsText('opens.past') : null}
            onChange={({ target }) => typedTerms.change(id, { opensAt: target.value })}
          />
          <SupporterFields {...{ id, token, typed, isTried }} isNoAmount={read.isNoAmount} />
        </>
      )}
    </>
  )
}
