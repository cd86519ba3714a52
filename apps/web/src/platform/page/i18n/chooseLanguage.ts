import { keepLanguage } from '../storage/chosenLanguage.ts'
import { noteTrouble } from '../trouble/trouble.ts'
import { changeLanguage } from './language.ts'
import type { Language } from './languages.ts'

/** What the person picks. The choice is kept even if the file does not come: the next visit asks for it again. */
export async function chooseLanguage(next: Language): Promise<void> {
  keepLanguage(next)
  if (!(await changeLanguage(next))) noteTrouble({ kind: 'noLanguage' })
}
