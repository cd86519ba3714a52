import { chosenLanguage } from '../storage/chosenLanguage.ts'
import { noteTrouble } from '../trouble/trouble.ts'
import { changeLanguage } from './language.ts'
import type { Language } from '@musi/domain/text/languages'

/** Applies the language that the person picked. The choice is stored even if its file fails to load: the next visit tries again. */
export async function chooseLanguage(next: Language): Promise<void> {
  chosenLanguage.set(next)
  if (!(await changeLanguage(next))) noteTrouble({ kind: 'noLanguage' })
}
