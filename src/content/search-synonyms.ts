/**
 * What people type for what the academy's texts say, in small letters: each word or phrase of a line stands for the others. One word in front of
 * the colon may be typed; behind it stands what is looked for as well.
 */
const lines = `
ooda: observe orient decide act
handcuffs: restraint capture
strangle: neck
choke: neck
stalker: follower, following
stalked: follower, following
tailed: follower
tail: follower
pursuer: follower, following
chase: pursue
flee: leave, break away, run
escape: leave, break away, exit
run: leave, break away
hide: cover
knife: weapon, blade
gun: weapon
pistol: weapon
spray: weapon
mace: weapon, pepper spray
weapon: knife, blade
punch: strike, blow
hit: strike, blow
kick: strike
fight: force, assault
attack: assault, attacker
attacker: assault
mugging: assault, robbery
robbery: assault
mugger: attacker
bleed: bleeding, tourniquet
blood: bleeding
wound: bleeding, injury
hurt: injury, injured
injury: injured, wound
cpr: first aid, ambulance
ambulance: emergency, 911
emergency: 911
police: 911, officer
cop: police, officer
cops: police, officer
attorney: lawyer
illegal: law
legal: law
jail: law, arrest
arrest: capture, police
selfdefense: defense
defence: defense
scream: shout, voice
shout: voice
yell: voice, shout
deescalate: de-escalation, calm, voice
deescalation: calm, voice
calm: breathe, breathing
panic: adrenaline, breathe
fear: adrenaline
stress: adrenaline
nervous: adrenaline
fall: falling
grip: grab, wrist
hold: grip, grab
wrist: grip, grab
gap: distance
space: distance
map: route, compass, navigate
compass: navigate, north
gps: navigate, phone
lost: navigate, map
tracking: traces, location
privacy: traces
surveillance: follower, traces
witness: notes, statement
statement: witness
interview: question, interrogation
interrogation: interview
lie: interview
lying: interview
partner: drill
drill: practice
exercise: drill, practice, fitness
workout: fitness, exercise
training: practice, drill
test: certificate
certificate: level
price: cost, costs, package
cost: price, package
refund: money back
cancel: refund
money: price, refund
cheap: price, free
account: sign in
password: sign in
internet: offline, network
wifi: offline, network
offline: network
kid: child, children
kids: child, children
evade: evasion
age: old
selfdefence: self-defense
aftermath: after
awareness: notice, see early, baseline
alert: awareness, notice
prepper: emergency, neighbors
earthquake: emergency, neighbors
disaster: emergency, neighbors
neighbours: neighbors
colour: color
kidnap: capture
kidnapping: capture
kidnapped: capture
abduction: capture
schedule: plan
footprint: traces
recovery: unconscious
unconscious: breathing, side
`

/** For a word that is typed, what is looked for besides. */
export const searchSynonyms: ReadonlyMap<string, readonly string[]> = new Map(
  lines
    .trim()
    .split('\n')
    .map((line) => line.split(': '))
    .map(([word = '', others = '']) => [word, others.split(', ')]),
)
