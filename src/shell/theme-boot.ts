import { memberKey } from '../domain/member-mark.ts'
import { defaultTheme, themeColor, themeKey, themes } from '../domain/theme.ts'

const others = themes.filter((theme) => theme !== defaultTheme).map((theme) => `${theme}:'${themeColor[theme]}'`)

/**
 * Runs inline in the head before the first paint, so the saved theme never flashes. Storage may be forbidden, hence the try.
 * The document is served with the default theme already set, so only another one has work to do. It is served as for a visitor, too: on a
 * member's device what asks to log in is not shown until it is known whether that holds.
 */
export const themeBoot = `try{let{${themeKey}:t,${memberKey}:m}=localStorage,c={${others.join()}},d=document.documentElement;m&&(d.dataset.member='');Object.hasOwn(c,t)&&(d.className=d.dataset.theme=t,document.querySelector('[name=theme-color]').content=c[t])}catch{}`
