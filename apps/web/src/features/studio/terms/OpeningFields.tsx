import type { Token } from '@musi/domain/currency'
import { Input } from '@musi/ui/controls/Input'
import { Select } from '@musi/ui/controls/Select'
import { openingText, localTimeZone, typedSeconds } from './openingText.ts'
import type { ParsedTerms } from './parseTerms.ts'
import { SupporterFields } from './SupporterFields.tsx'
import { termsText } from './termsWords.ts'
import { type TypedTerms, typedTerms } from './typedTerms.ts'

type Props = { id: string; token: Token; typed: TypedTerms; parsed: ParsedTerms; isTried: boolean }

/** Fields for a song's release time and its early listeners (spec: studio.opening, studio.supporters). */
export function OpeningFields({ id, token, typed, parsed, isTried }: Props) {
  const { opensAt } = typed
  const seconds = opensAt === null ? null : typedSeconds(opensAt)
  const zone = termsText('opens.zone', { zone: localTimeZone() })
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
            error={parsed.isPast && (isTried || seconds !== null) ? termsText('opens.past') : null}
            onChange={({ target }) => typedTerms.change(id, { opensAt: target.value })}
          />
          <SupporterFields {...{ id, token, typed, isTried }} isAmountInvalid={parsed.isAmountInvalid} />
        </>
      )}
    </>
  )
}
