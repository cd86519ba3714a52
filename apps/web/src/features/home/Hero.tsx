import { buttonClass } from '@musi/ui/controls/Button'
import type { ReactNode } from 'react'
import { config } from '#platform/page/config/config.ts'
import { ConfiguredLink } from '#platform/page/links/ConfiguredLink.tsx'
import { chatPlace } from '#platform/page/links/linkPlace.ts'
import { GrooveField } from './GrooveField.tsx'
import { HeroFrame } from './HeroFrame.tsx'
import { heroActions } from './heroActions.ts'
import { t } from './homeWords.ts'

export function Hero({ sleeve }: { sleeve: ReactNode }) {
  const actions = heroActions(chatPlace(config().links))
  return (
    <HeroFrame
      behind={<GrooveField />}
      sleeve={sleeve}
      actions={actions.map(({ word, place }, index) => (
        <ConfiguredLink
          key={word}
          place={place}
          label={t(word)}
          className={buttonClass({ kind: index === 0 ? 'primary' : 'secondary', size: 'large' })}
        >
          {t(word)}
        </ConfiguredLink>
      ))}
    />
  )
}
