import { config } from '#platform/page/config/config.ts'
import { FramePage } from './FramePage.tsx'
import { t } from './framesWords.ts'

export const PitchPage = () => (
  <FramePage
    title={t('pitch')}
    sentence={t('pitchText')}
    frameTitle={t('pitchFrame')}
    url={config().frames.pitch}
    next={{ to: '/jukebox', text: t('pitchNext') }}
  />
)
