/**
 * The page's only eager script: starts the app at the first touch, key or focus, else once the page is loaded and its first paint is on
 * the screen (a frame that was only handed over to be painted is still waited for; a browser that tells of none starts after three seconds).
 * Should the server no longer have the app's scripts, a newer build has taken their place: the page is loaded anew, once for each of them.
 * Until then it notes what is pressed, for `press-again.ts`; the Enter key in a form presses its button too. It's the same text on
 * every page (its data stands in attributes), so that one hash in the content security policy allows it.
 */
export const bootScript = `((d,s)=>{let n,q=self.pressedEarly=[],\
link=(r,u)=>{let l=d.createElement('link');l.rel=r;l.href=u;d.head.append(l)},\
go=async()=>{if(n)return;n=1;if(s.sheet)link('stylesheet',s.sheet);\
let a=[...s.stages.split(' '),s.entry];[...a,...s.preload.split(' ')].map(u=>u&&link('modulepreload',u));\
try{for(let u of a)u&&await import(u)}catch(e){let t=sessionStorage,u=s.entry;\
(await fetch(u,{cache:'reload'})).status==404&&t.lost!=u&&location.reload(t.lost=u);throw e}},\
press=e=>{let c='hydrated'in d.documentElement.dataset?0:e.target.closest('button,[type=checkbox]:not(form *),[type=radio]:not(form *)');\
if(c&&!c.commandForElement&&!q.includes(c)){q.push(c);if(c.type=='submit')c.ariaBusy='true'}},\
listen=addEventListener,late=()=>{setTimeout(go,3e3);new PerformanceObserver(go).observe({type:'paint',buffered:!0})};\
['pointerdown','keydown','focusin'].map(e=>listen(e,go,{capture:true,once:true}));\
listen('click',press,true);\
if(d.readyState=='complete')late();else listen('load',late)})(document,document.currentScript.dataset)`

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
