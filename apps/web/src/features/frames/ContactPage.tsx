import { config } from '#platform/page/config/config.ts'
import { FramePage } from './FramePage.tsx'
import { framesText } from './framesWords.ts'

export const ContactPage = () => (
  <FramePage
    title={framesText('contact')}
    sentence={framesText('contactText')}
    frameTitle={framesText('contactFrame')}
    url={config().frames.contact}
    next={{ to: '/#community', text: framesText('contactNext') }}
  />
)
