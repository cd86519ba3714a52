import { Notice } from './Notice.tsx'
import { t } from './appWords.ts'

export function PageBroke() {
  return (
    <Notice
      title={t('page.broke')}
      text={t('page.brokeText')}
      action={{ label: t('reload'), act: () => location.reload() }}
    />
  )
}
