/**
 * The demonstration dictionary: a skill a line, then phrases that ask for it. A skill's own name is a phrase of it, too.
 *
 * A phrase is the beginnings of words in their order; a slash separates words of which one has to be there. The number after `=`
 * is how sure the reading is, in per cent; without one, the number of words decides.
 */
export const dictionary = `
Data engineering|build/built pipeline=96|data pipeline|load data|feed data|nightly load|data warehouse
Data analysis|analys data|analys|insight data|spreadsheet|excel=84|find/found pattern
Data modelling|entit key=91|data model|schema
Data visualisation|dashboard=88|chart graph|power bi=94|tableau=94
Data governance|may/can see what=84|data quality|data owner|metadata
Data entry|type/key data|enter record
Reporting|monthly report|weekly report|write/wrote report=71|report board
SQL|ask/asking/asked/query database=93|database query=92
Statistics|statistic=88|regression=90|probabilit=86
Machine learning|train model=91|neural=84|tensorflow=93|predict
Forecasting|forecast=88|predict demand=90|next quarter/year=55
Python|pandas=90
Java
TypeScript|javascript=86
API design|api/apis=83|rest endpoint
Software architecture|design system=76|microservice=85
Software testing|find/found bug|test software|test code|unit test
Code review|review code|review pull/merge
Version control|git=94|github=90
Process automation|automat=84|pipeline=50|macro|robotic process
Prompt engineering|chatgpt/copilot=78|write/wrote prompt
User research|interview user|talk/spoke user|usability=87
Interface design|wireframe=89|design screen|figma=92|user interface
Cloud operations|keep/kept cloud running=74|aws/azure=85|run/ran server
Kubernetes|container cluster=81
Site reliability|keep/kept running=73|on call=70|uptime=86
Service desk support|help desk=92|reset password|fix/fixed laptop|ticket=64|support user
Cloud security|secur cloud
Identity and access management|access right=86|single sign|grant access
Security awareness|phishing=85
Data protection|gdpr=92|personal data=82|privacy=74
Budgeting|budget=86|within budget=90|cost under control
Financial modelling|financial model|cash flow=83
Credit control|chase invoice/payment=92|late payer
Accounts payable|pay/paid invoice=87|supplier invoice
Payroll|pay/paid staff=78|wage=76|salar=61
Tax compliance|vat=84|tax return
Negotiation|negotiat=95|talk down=89|good/better terms=84|agree rate/price=88|keep/kept supplier=71|haggl=88|beat/cut price down=85
Account management|key account|look after client|client relationship
Consultative selling|sell/sold=66|close deal=85|beat/hit target=62|sales
Customer service|help/serve customer=83|till=63|customer=60|queue happy
Complaint handling|complain=87|angry/upset customer=91|calm customer/caller=85
Order handling|take/took order=82|process order
Tender writing|tender=80|bid/bids=72|write/wrote proposal=83
Market research|survey=71|focus group=88|competitor=68
Digital marketing|seo=93|social media=84|newsletter=72|campaign=67|instagram/tiktok=76
Process mapping|map/mapped process|flow chart
Root-cause analysis|root cause|why fail/broke=81|fault find=82
Procurement|purchas=80|buy/bought material/supplies=83|source part=74
Inventory planning|stock level=88|stock=68|reorder=84|inventor=79
Warehouse operations|warehouse=84|forklift=91|pick pack=86|load lorr/truck=77
Route planning|plan route=95|route driver/lorr/van=85|deliver round=74
Customs declarations|custom form/declaration=90|export paper=82
Fleet maintenance|service van/lorr/truck=86
Electrical installation|wire/rewir=79|electric=76|fuse=73
Mechanical maintenance|repair/fix/fixed machin/engine/pump=87|grease bearing|maintain machine
Predictive maintenance|crane from stop=82|condition monitor=92|worn bearing=88|sound log=84
Robotics programming|robot=79
CNC machining|lathe=91|milling=86
Welding|weld=96
Computer-aided design|autocad=95|technical drawing=84|3d model=80
Quality control|check part=76|inspect=75|defect=81|reject batch
Crane operation|crane=72|operat crane=94
Lean manufacturing|kaizen=95|cut/reduce waste=84
Solar installation|solar panel=89
Carbon audits|carbon footprint=88|emission=77
First aid|cpr=93|bandag=78|first aider
Personal care|wash/dress resident/patient=90|look after mother/father/gran/resident=81|bath=61
Medication support|medic=68|give/gave tablet/pill=84
Dementia care|dementia=91
Safeguarding|child safe=85|vulnerable=79
Care planning|care plan
Moving and handling|lift patient=85
Coaching|coach=90|bring/brought best out=76
Mentoring|apprentice=88|mentor=94|take/took under wing=85|show ropes=83
Onboarding|new starter=90|first day=62|induction=84
Recruitment|hire/hiring=85|recruit=93|interview candidate=90
Workforce planning|rota=82|roster=85|plan shift=84
Instructional design|write/wrote course=86|lesson plan=88|curriculum=85
Teaching|teach/taught=89|explain class
Employment law|tribunal=84|employment contract=76
Team leadership|lead/led team=95|lead/led=74|manage team=91|manage people=88|head of=70|run/ran crew=86
Change management|new way/ways working=83|transformation=66|bring/brought change
Project management|project=70|manage project=95|on time=68|deadline=71|deliver project=88|organis/organiz wedding/event/festival=86
Stakeholder management|stakeholder=88|board happy=71
Shift supervision|shift=67|night shift=74|supervis=79
Facilitation|chair meeting=87|run/ran meeting=84|facilitat=92
Active listening|listen=83
Presenting|present=79|explain=70|speak/spoke public=91|stand/stood front=80|pitch=74|slide=63
Plain English|explain say=87|plain english=98|jargon=84|simple word=86|explain customer/people/client=82
Technical writing|manual=69|document=64|write/wrote instruction=88
Report writing|minutes=66|write/wrote up finding=84
Conflict resolution|conflict=78|argument=68|mediat=82|calm row/dispute=89|keep/kept peace=84
Teamwork|team player=82|work together=80|team=58
Adaptability|adapt=80|flexib=67|fast paced=58
Portuguese
German
Spanish
French
Cooking|cook=88|kitchen=69|menu=67
Driving|drive/drove/driving=74|driving licence=92
Gardening|garden=80|prun=79
Carpentry|carpent=94|joiner=90|shelf/shelves=66
`;

/** What is no skill, by the kind of reason: `time`, `age`, `condition`, `test`, `trait`. */
export const ignored = `
time|year experience|years experience|year in|years in
age|young|hungry|digital native|recent graduate|youthful
condition|office dark|nights|weekends|own car|salary|full time|part time|hybrid|remote working
test|exam|hour exam|attendance
trait|passionate|rock star|ninja|dynamic|self starter|motivated
`;
