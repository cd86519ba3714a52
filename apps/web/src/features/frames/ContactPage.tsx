import { config } from '#platform/page/config/config.ts'
import { FramePage } from './FramePage.tsx'
import { t } from './framesWords.ts'

export const ContactPage = () => (
  <FramePage
    title={t('contact')}
    sentence={t('contactText')}
    frameTitle={t('contactFrame')}
    url={config().frames.contact}
    next={{ to: '/#community', text: t('contactNext') }}
  />
)
