import { config } from '#platform/page/config/config.ts'
import { settings } from '#platform/page/settings/settings.ts'
import { useSettings } from '#platform/page/settings/useSettings.ts'
import { Banner } from '#platform/page/card/Banner.tsx'
import { shellText } from '../shellWords.ts'
import { urlWarning } from './urlWarning.ts'

/** Asks to check the URL, on phones and on the original host. Once closed, it stays closed. */
export function UrlBanner() {
  const visible = useSettings().URLWarningVisible
  const warning = urlWarning({ userAgent: navigator.userAgent, location, originalHost: config().originalHost })
  if (!visible || warning === null) return null
  // The host is bold at any position in the translated sentence.
  const [before, after] = shellText(`banner.${warning.kind}`, { host: '\n' }).split('\n')
  return (
    <Banner
      tone="quiet"
      close={{ label: shellText('banner.close'), act: () => settings.set({ URLWarningVisible: false }) }}
    >
      {before}
      <b>{warning.host}</b>
      {after}
    </Banner>
  )
}
