/**
 * The elements of the most common passwords, in lower case: the top of the published lists of leaked passwords (words, names,
 * keyboard sequences), and the words, names, gods, cities and teams that people in India choose.
 */
const WORDS = `
password passwort passcode passwords pass passwd pwd secret mypassword newpassword yourpassword changeme change default temp temporary
welcome welcometo letmein login signin logon enter access admin administrator adminadmin root user username guest test tester testing
testtest demo sample example hello helloworld hellohello hi namaste namaskar iloveyou ilove loveyou love lovely lover mylove sweety sweetheart
sweet honey baby babygirl babyboy angel princess prince queen king master boss dragon monkey shadow sunshine superman batman spiderman
ironman hero starwars pokemon naruto football soccer baseball basketball hockey cricket tennis chess ninja samurai warrior hunter killer
ranger soldier matrix freedom forever always family friend friends bestfriend life mylife lifeline trust trustno trustnoone nothing
whatever nopassword security secure computer internet google facebook instagram whatsapp youtube twitter linkedin yahoo gmail hotmail
microsoft windows apple samsung nokia oneplus xiaomi redmi vivo oppo jio airtel reliance tata infosys wipro amazon flipkart paytm phonepe
server system network oracle java python php mysql office work company business money rich lucky winner success happy happiness smile
flower rose jasmine lotus tulip butterfly banana orange mango cherry cookie chocolate coffee pepper ginger summer winter spring autumn
monsoon january february march april may june july august september october november december monday tuesday wednesday thursday friday
saturday sunday birthday newyear diwali holi india indian indians bharat hindustan hindustani jaihind jaishreeram jaimatadi jaibhim
vandemataram mumbai bombay delhi newdelhi kolkata calcutta chennai madras bangalore bengaluru hyderabad pune ahmedabad surat jaipur
lucknow kanpur nagpur indore bhopal patna goa kerala punjab gujarat rajasthan bihar kashmir maharashtra karnataka tamilnadu krishna
radhakrishna radhe radheradhe radha govinda gopal kanha shiva shiv mahadev mahakal bholenath omnamahshivaya om omom omsai omsairam sairam
sai saibaba shirdi ganesh ganesha ganpati ganapati hanuman bajrang bajrangbali ram jaisriram sriram shriram sitaram lakshmi laxmi durga
kali mata matarani saraswati balaji tirupati venkat venkatesh murugan ayyappa vishnu narayan narayana brahma allah bismillah mashallah
inshallah muhammad mohammed ali khan khuda waheguru satnam guru jesus jesuschrist christ christian lord god godisgreat godislove
amit anil anita anjali ankit ankita anu anuj arjun arun asha ashok ashwini babu chandan deepa deepak deepika dinesh divya gaurav gayatri
geeta gopi harish harsh hemant jyoti kavita kiran kishore komal kumar kumari lalit madhu mahesh mamta manish manisha manju manoj meena
meenakshi mohan mohit mukesh naveen neha nikhil nisha nitin pankaj pooja puja prabhu pradeep prakash pramod pranav prasad prashant pratik
praveen preeti prem priya priyanka rahul raj raja rajesh rajeev rajan rajat raju rakesh ramesh rani ravi reddy rekha renu riya rohan rohit
roshan sachin sagar sameer sandeep sangeeta sanjay sanjeev santosh sapna sarita satish seema shankar sharma shilpa shivam shubham shweta
singh sita sneha sonu srinivas subhash sudha sudhir sumit suman sunil sunita suraj suresh sushma swati tarun uma usha vandana varun verma
vijay vikas vikram vinay vinod vipin vishal vivek yadav yash yogesh dhoni virat kohli sachintendulkar rohitsharma ipl csk rcb
salman shahrukh srk amitabh modi gandhi bose bhagatsingh papa mummy mumma mom dad maa momdad mummypapa maapapa papamummy bhai didi dost
jaan jaanu janu janeman shona babu gudiya pari raja beta dil dilse pyar pagal bindaas jhola kirana dukan dukaan dukandar store shop
mystore myshop bazaar bazar market vyapar grocery supermarket pharmacy medical bakery dairy owner
abc abcd abcde abcdef abcdefg abcdefgh abcabc xyz xyzxyz aaa zzz asd asdf asdfg asdfgh asdfghj asdfghjk asdfghjkl asdasd asdfasdf qwe
qwer qwert qwerty qwertyu qwertyui qwertyuio qwertyuiop qweqwe qwertyqwerty qweasd qweasdzxc qaz qazwsx qazwsxedc wsx zaq zaqxsw zxc zxcv
zxcvb zxcvbn zxcvbnm zxcvbnmasdfghjkl poiuy poiuyt poiuytrewq lkjhgf mnbvc mnbvcx mnbvcxz qazxsw wasd
michael jordan jennifer jessica ashley daniel david andrew thomas charlie george robert william richard joseph john james matthew
anthony joshua christopher nicholas alexander alexandra amanda michelle nicole hannah samantha elizabeth victoria maggie buster tigger
ginger mustang harley ferrari porsche mercedes corvette yamaha pulsar bullet royalenfield liverpool arsenal chelsea barcelona realmadrid
ronaldo messi blink metallica nirvana slipknot eminem cheese hammer silver golden diamond crystal thunder phoenix eagle falcon tiger lion
panther wolf dolphin elephant snoopy scooby pikachu mickey minnie donald garfield doraemon chhotabheem shinchan pubg freefire minecraft
roblox fortnite
`

/** The set of the words. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(WORDS.split(/\s+/).filter((word) => word !== ''))
