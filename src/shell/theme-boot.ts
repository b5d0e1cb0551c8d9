import { memberKey } from '../domain/account/stored-session.ts'
import { textSizeKey, textSizeProperty, textSizes } from '../domain/app/text-size.ts'
import { defaultTheme, themeColor, themeKey, themes } from '../domain/app/theme.ts'

const others = themes.filter((theme) => theme !== defaultTheme).map((theme) => `${theme}:'${themeColor[theme]}'`)

/**
 * Runs inline in the head before the first paint: another theme than the default never flashes, and a member's device hides the invitation to
 * log in and the visitors' home until it is known what holds. The words of a section have the size that was chosen. Storage may be forbidden, hence the try.
 */
export const themeBoot = `try{let{${themeKey}:t,${memberKey}:m,${textSizeKey}:z}=localStorage,c={${others.join()}},d=document.documentElement;z>1&&z<=${textSizes.length}&&d.style.setProperty('${textSizeProperty}',z);m&&(d.dataset.member='',location.pathname=='/'&&!/home=/.test(location.search)&&(d.dataset.today=''));Object.hasOwn(c,t)&&(d.className=d.dataset.theme=t,document.querySelector('[name=theme-color]').content=c[t])}catch{}`
