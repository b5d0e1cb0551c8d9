const saysSo = 'You can only read for now. Save unsent work'

/**
 * The page's only eager script: starts the app at the first touch, key or focus, else once the page is loaded and its first paint is on
 * the screen (a frame that was only handed over to be painted is still waited for; a browser that tells of none starts after three seconds).
 * Should the server no longer have the app's scripts, a newer build has taken their place: the page is loaded anew, once for each of them.
 * Should they stay away, it says so, with the way to what waits on this device; a page that was left meanwhile fails nothing. Should the
 * browser be too old for them, `old-browser.js` says that instead: so this text has the syntax of 2018.
 * Until then it notes what is pressed, for `press-again.ts`; the Enter key in a form presses its button too. It's the same text on
 * every page (its data stands in attributes), so that one hash in the content security policy allows it. A row of an accordion closes the
 * one above it when it opens, which can push its own title out of the window: it's brought back, before and after the app's start. F8 leads to
 * the notifications, also while there are none and their script is not there.
 */
export const bootScript = `((d,s)=>{let n,off,q=self.pressedEarly=[],\
listen=addEventListener,\
make=(t,o)=>Object.assign(d.createElement(t),o),\
link=(rel,href)=>d.head.append(make('link',{rel,href})),\
go=async e=>{e.key=='F8'&&self.toasts&&toasts.focus();if(n)return;n=1;s.sheet&&link('stylesheet',s.sheet);\
let a=(s.stages+' '+s.entry).split(' ');[...a,...s.preload.split(' ')].map(u=>u&&link('modulepreload',u));\
try{for(let u of a)u&&await import(u)}catch(e){if(off)await new Promise(r=>listen('pageshow',r));let t=sessionStorage,u=s.entry;\
if((await fetch(u,{cache:'reload'}).catch(_=>s)).status==404&&t.lost!=u)location.reload(t.lost=u);\
else import('/old-browser.js').catch(_=>d.body.prepend(make('a',{href:'/rescue',innerText:'${saysSo}',style:'display:block;padding:1em'})));throw e}},\
press=e=>{let c='hydrated'in d.documentElement.dataset?0:e.target.closest('button,:is([type=checkbox],[type=radio]):not(form *)');\
c&&!c.popoverTargetElement&&!q.includes(c)&&q.push(c)&&c.type=='submit'&&(c.ariaBusy=!0)},\
late=()=>{setTimeout(go,3e3,1);new PerformanceObserver(go).observe({type:'paint',buffered:1})};\
['pointerdown','keydown','focusin'].map(e=>listen(e,go,1));\
listen('click',press,1);\
['beforeunload','pagehide'].map(e=>listen(e,()=>off=1));\
listen('toggle',({target:t})=>t.open&&t.getBoundingClientRect().top<0&&t.scrollIntoView(),1);\
d.readyState=='complete'?late():listen('load',late)})(document,document.currentScript.dataset)`

interface Boot {
  entry: string
  /** What the entry imports, evaluated one by one so that no task is long. */
  stages: string[]
  /** The chunks of the route, which are fetched beside the entry. */
  preload: string[]
  /** The whole style sheet where only a part of it is inlined, else empty. */
  sheet: string
}

export function bootTag({ entry, stages, preload, sheet }: Boot): string {
  return `<script data-entry="${entry}" data-stages="${stages.join(' ')}" data-preload="${preload.join(' ')}" data-sheet="${sheet}">${bootScript}</script>`
}
