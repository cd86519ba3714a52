import { Text } from '@musi/ui/Text'
import { dayChangeText } from './dayChangeText.ts'

/** A price's change in a day, coloured by direction; empty while unknown. */
export function DayChange({ part }: { part: number | null | undefined }) {
  if (part === null || part === undefined) return null
  const text = dayChangeText(part)
  return (
    <Text as="span" tone={text === '–' ? 'muted' : part > 0 ? 'positive' : 'negative'} figures>
      {text}
    </Text>
  )
}
