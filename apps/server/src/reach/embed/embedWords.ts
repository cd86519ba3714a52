import { type Language, isLanguage, preferredLanguage } from '@musi/domain/text/languages'
import type { EmbedFigure } from '../subjects/pageSubject.ts'

type Words = {
  readonly sample: (title: string) => string
  readonly failed: string
  readonly play: string
  readonly see: string
  readonly aPlay: (price: string) => string
  /** `count` may end with a plus. */
  readonly songs: (count: string) => string
}

/** Texts of an embed. Terms are those of docs/glossary. */
export const EMBED_WORDS: Readonly<Record<Language, Words>> = {
  en: {
    sample: (title) => `Play a sample of ${title}`,
    failed: 'The sample could not be played. Try again.',
    play: 'Play on Musi',
    see: 'See it on Musi',
    aPlay: (price) => `${price} a play`,
    songs: (count) => (count === '1' ? '1 song' : `${count} songs`),
  },
  es: {
    sample: (title) => `Reproducir una muestra de ${title}`,
    failed: 'No se pudo reproducir la muestra. Inténtalo de nuevo.',
    play: 'Escuchar en Musi',
    see: 'Ver en Musi',
    aPlay: (price) => `${price} por reproducción`,
    songs: (count) => (count === '1' ? '1 canción' : `${count} canciones`),
  },
  fr: {
    sample: (title) => `Écouter un extrait de ${title}`,
    failed: 'L’extrait n’a pas pu être lu. Réessayez.',
    play: 'Écouter sur Musi',
    see: 'Voir sur Musi',
    aPlay: (price) => `${price} l’écoute`,
    songs: (count) => (count === '1' ? '1 chanson' : `${count} chansons`),
  },
  de: {
    sample: (title) => `Hörprobe von ${title} abspielen`,
    failed: 'Die Hörprobe konnte nicht abgespielt werden. Versuche es noch einmal.',
    play: 'Auf Musi anhören',
    see: 'Auf Musi ansehen',
    aPlay: (price) => `${price} je Wiedergabe`,
    songs: (count) => (count === '1' ? '1 Song' : `${count} Songs`),
  },
  'pt-BR': {
    sample: (title) => `Ouvir uma amostra de ${title}`,
    failed: 'Não foi possível tocar a amostra. Tente de novo.',
    play: 'Ouvir no Musi',
    see: 'Ver no Musi',
    aPlay: (price) => `${price} por reprodução`,
    songs: (count) => (count === '1' ? '1 música' : `${count} músicas`),
  },
  ja: {
    sample: (title) => `${title}の試聴を再生`,
    failed: '試聴を再生できませんでした。もう一度お試しください。',
    play: 'Musiで聴く',
    see: 'Musiで見る',
    aPlay: (price) => `1回 ${price}`,
    songs: (count) => `${count}曲`,
  },
  'zh-CN': {
    sample: (title) => `播放 ${title} 的试听片段`,
    failed: '无法播放试听片段。请重试。',
    play: '在 Musi 上播放',
    see: '在 Musi 上查看',
    aPlay: (price) => `每次播放 ${price}`,
    songs: (count) => `${count} 首歌曲`,
  },
  hi: {
    sample: (title) => `${title} का नमूना चलाएँ`,
    failed: 'नमूना नहीं चल सका। फिर कोशिश करें।',
    play: 'Musi पर सुनें',
    see: 'Musi पर देखें',
    aPlay: (price) => `हर बार ${price}`,
    songs: (count) => (count === '1' ? '1 गाना' : `${count} गाने`),
  },
  ar: {
    sample: (title) => `تشغيل عينة من ${title}`,
    failed: 'تعذّر تشغيل العينة. حاول مرة أخرى.',
    play: 'استمع على Musi',
    see: 'شاهد على Musi',
    aPlay: (price) => `${price} لكل تشغيل`,
    songs: (count) => `عدد الأغاني: ${count}`,
  },
}

export function embedFigureText(figure: EmbedFigure, language: Language): string {
  const words = EMBED_WORDS[language]
  if (figure.kind === 'songs') return words.songs(`${figure.count}${figure.isMore ? '+' : ''}`)
  return figure.kind === 'piece' || figure.price === '' ? figure.price : words.aPlay(`\u2068${figure.price}\u2069`)
}

/** Most languages read from the Accept-Language header. */
const MAX_PREFERENCES = 12

/** The language named in the URL, or else the first of the reader's languages that we have. */
export function embedLanguage(asked: string | null, accepted: string | undefined): Language {
  if (isLanguage(asked)) return asked
  const preferences = (accepted ?? '')
    .slice(0, 300)
    .split(',', MAX_PREFERENCES)
    .map((each) => {
      const [tag = '', quality] = each.split(';').map((part) => part.trim())
      return { tag, weight: quality?.startsWith('q=') === true ? Number(quality.slice(2)) || 0 : 1 }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
  return preferredLanguage(preferences.map(({ tag }) => tag))
}
