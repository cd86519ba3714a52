import { config } from '#platform/page/config/config.ts'
import { FramePage } from './FramePage.tsx'
import { framesText } from './framesWords.ts'

export const PitchPage = () => (
  <FramePage
    title={framesText('pitch')}
    sentence={framesText('pitchText')}
    frameTitle={framesText('pitchFrame')}
    url={config().frames.pitch}
    next={{ to: '/jukebox', text: framesText('pitchNext') }}
  />
)
