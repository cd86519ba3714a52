import { Icon } from '@musi/ui/Icon'
import { Stack } from '@musi/ui/layout/Stack'
import { Text } from '@musi/ui/Text'
import panel from '#platform/page/card/Card.module.css'
import styles from './CreateTokenForm.module.css'
import { newTokenText } from './tokenWords.ts'

const LINES = ['will.supply', 'will.fixed', 'will.names', 'will.songs', 'will.price'] as const

/** Explains what the token will be before anything is signed (spec: artist-tokens.create). */
export const NewTokenFacts = () => (
  <section className={panel['flat']} aria-labelledby="token-will-be">
    <Text as="h2" id="token-will-be" size={16}>
      {newTokenText('will.title')}
    </Text>
    <Stack as="ul" gap={2} className={styles['lines']}>
      {LINES.map((line) => (
        <li key={line}>
          <Icon name="tick" /> <span>{newTokenText(line)}</span>
        </li>
      ))}
    </Stack>
  </section>
)
