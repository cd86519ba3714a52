import { Text } from '@musi/ui/Text'
import { dayChangeText } from './dayChangeText.ts'

/** By what part a price moved in a day, in the colour of its direction; nothing while that is not known. */
export function DayChange({ part }: { part: number | null | undefined }) {
  if (part === null || part === undefined) return null
  const text = dayChangeText(part)
  return (
    <Text as="span" tone={text === '–' ? 'muted' : part > 0 ? 'positive' : 'negative'} figures>
      {text}
    </Text>
  )
}
