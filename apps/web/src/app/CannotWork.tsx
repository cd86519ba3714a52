import { specified } from '../platform/page/i18n/specifiedWords.ts'
import { Notice } from './Notice.tsx'
import { appText } from './appWords.ts'

/** For a page that cannot work at all (spec: shell.cannot-work): it was served without a configuration, or the shell itself broke. */
export function CannotWork() {
  return (
    <main>
      <Notice
        title={appText('title.home')}
        text={specified('unknownError')}
        action={{ label: appText('reload'), act: () => location.reload() }}
      />
    </main>
  )
}
