import { Notice } from './Notice.tsx'
import { appText } from './appWords.ts'

export function PageBroke() {
  return (
    <Notice
      title={appText('page.broke')}
      text={appText('page.brokeText')}
      action={{ label: appText('reload'), act: () => location.reload() }}
    />
  )
}
