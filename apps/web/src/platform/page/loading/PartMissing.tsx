import { Button } from '@musi/ui/controls/Button'
import styles from './PressNote.module.css'
import { loadingText } from './loadingWords.ts'

export function PartMissing({ retry }: { retry: () => void }) {
  return (
    <div role="alert" className={styles['missing']}>
      <p>{loadingText('missing')}</p>
      <Button onClick={retry}>{loadingText('again')}</Button>
    </div>
  )
}
