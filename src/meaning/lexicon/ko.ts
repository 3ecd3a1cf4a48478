import type { Lexicon } from './lexicon.ts';

export const ko: Lexicon = {
  lang: 'ko',
  operators: {
    must: '반드시 | 항상 | 꼭 | 언제나 | 늘 | 무조건 | 필수로',
    not: '절대 | 절대로 | 결코',
    only: '오직 | 단지',
    and: '및 | 또는 | 그리고 | 혹은',
    but: '하지만 | 그러나 | 다만',
    because: '왜냐하면',
    even: '예를 들어 | 예컨대',
  },
  trailing: {
    not: '없어야 한다 | 없어야 함 | 없어야 | 않기를 | 않기 | 않습니다 | 않다 | 않음 | 않아야 한다 | 않아도 된다 | 않게 | 않도록 | 말아야 한다 | 마세요 | 마라 | 지 않는다 | 지 않다 | 지 않음 | 지 않아야 한다 | 지 않도록 | 지 않아도 된다 | 지 않습니다 | 지 않기 | 지 않 | 지 말 것 | 지 말아야 한다 | 지 말라 | 지 마세요 | 지 마라 | 지 마 | 지 말고 | 지 말자 | 지 못한다 | 지 못하게 | 금지 | 금지한다 | 금지다 | 금지된다 | 금지되어 있다 | 금물 | 안 된다 | 안된다 | 면 안 된다 | 면 안된다 | 해서는 안 된다 | 서는 안 된다 | 필요 없다 | 필요가 없다 | 필요는 없다 | 필요없다 | 불필요 | 불필요하다 | 없다 | 없음 | 않는다 | 말 것 | 안 함 | 안 한다 | 수 없다',
    refuse: '잊지 | 잊고 | 빠뜨리지 | 빼먹지 | 거르지 | 생략하지 | 피한다 | 피하기 | 피할 것 | 피하고 | 싫어한다 | 싫어함 | 원하지 않는다 | 생략 | 생략한다 | 건너뛰 | 건너뛴다 | 빼먹 | 삼간다 | 자제 | 거부',
    without: '없는 | 없이 | 지 않고 | 지 않은 채 | 않고',
    instead: '대신 | 대신에 | 말고 | 이 아니라 | 가 아니라 | 이 아닌 | 가 아닌 | 아니라 | 아닌 | 보다 | 보다는',
    except: '을 제외하고 | 를 제외하고 | 제외하고 | 을 제외하면 | 외에는 | 이외에는 | 경우를 제외하고 | 경우 외에는 | 아니면 | 않는 한 | 가 아닌 한',
    before: '하기 전에 | 기 전에 | 전에 | 전에는 | 기 전 | 하기 전과 | 기 전과 | 전과 | 하기 전 | 전까지 | 때까지',
    after: '한 후에 | 한 뒤에 | 후에 | 뒤에 | 은 뒤에 | 은 후에 | 은 뒤에만 | 한 뒤에만 | 한 후에만 | 뒤에만 | 후에만 | 한 다음 | 다음에',
    when: '할 때는 | 할 때만 | 할 때 | 때는 | 때만 | 때 | 경우에는 | 경우에만 | 경우 | 하면 | 시에는',
    at: '에서는 | 에서만 | 에서의 | 에서 | 에는',
    because: '때문에 | 때문이다 | 하므로 | 이므로 | 므로 | 니까',
    may: '해도 된다 | 어도 된다 | 아도 된다 | 여도 된다 | 도 된다 | 도 괜찮다 | 도 좋다 | 할 수 있다 | 수 있다 | 가능 | 가능하다 | 허용 | 허용한다 | 허용된다',
    prefer: '바란다 | 원함 | 선호한다 | 선호함 | 선호 | 좋아한다 | 원한다 | 싶어 한다 | 싶다',
    must: '면 된다 | 이면 된다 | 충분하다 | 충분 | 요구한다 | 요청한다 | 해야 한다 | 어야 한다 | 아야 한다 | 야 한다 | 해야 함 | 필요하다 | 필요함 | 필요 | 필수 | 필수다 | 필수이다',
    only: '만이 | 만을 | 만 | 뿐 | 밖에',
    even: '조차 | 마저',
    anyone: '누구나 | 누구든 | 누구든지 | 아무나 | 모두 | 모든 사람이',
    and: '와 | 과 | 이나 | 나',
  },
  stop: '볼 본다 기본으로 명 진행 진행한다 칸 모든 전부 다시 이_저장소 이_프로젝트 본_저장소 사용자는 사용자가 사용자의 사용자 유저는 것 것은 것이 이다 있다 한다 된다 하는 하고 있는 되는 것을 수 등 및 그 이 저 매우 아주 더 먼저 위해 위한 대한 대해 통해 따라 통한 해당 각 각각 매번 유지 유지한다 바로 이라고 라고 정리한다 정리 씨 님',
  concepts: `
use: 사용 쓰 쓴 쓸 써 이용 활용 채택
write: 작성 적는 적 기록 쓰기
make: 만들 만든 생성
give: 제공
keep: 유지
run: 실행 돌리 돌린 구동
start: 시작_시간 시작 기동
add: 추가 넣 넣는
ask: 물어 물어본 물어보 물어봐 묻 질문 확인 문의 물어보
show: 보여 표시 보이는
delete: 삭제 지우 지운 제거
change: 수정 변경 바꾸 바꾼 고치 편집 손대
fix: 해결
fail: 실패 깨
store: 둔 둔다 두고 저장 보관 있다
send: 보내 보낸 전송 공유 발송
put: 올리 올린
answer: 답변 응답 대답 답
explain: 설명
review: 리뷰 검토 코드리뷰
approve: 승인 허락 허가
commit: 커밋
push: 푸시
merge: 병합 머지
branch: 브랜치
tag: 태그
release: 릴리스 릴리즈 출시
deploy: 배포
publish: 게시
build: 빌드 컴파일
install: 설치
update: 업데이트 갱신 업그레이드
test: 테스트 시험
full: 전체
unit: 단위
integration: 통합
lint: 린트 린터
format: 포맷 형식
mock: 목 모킹 모의
directly: 직접 곧바로
pr: 풀리퀘스트 풀_리퀘스트
message: 메시지
comment: 주석 코멘트 댓글
doc: 문서
code: 코드
file: 파일
folder: 폴더 디렉터리 디렉토리
path: 경로
repo: 저장소 레포 리포지토리
project: 프로젝트
package: 패키지
dependency: 의존성 라이브러리
module: 모듈
server: 서버
service: 서비스
database: 데이터베이스 디비
schema: 스키마
table: 표 테이블
column: 컬럼 열
query: 쿼리
migration: 마이그레이션
backup: 백업
cache: 캐시
queue: 큐
port: 포트
host: 호스트
address: 주소
limit: 제한 한도
maximum: 최대 이하 미만 넘기지_않는다 넘지_않는다 넘지_않 넘기지_않 초과하지_않
-maximum: 최소 이상 넘긴다 넘는다 초과
timeout: 타임아웃 제한시간
expire: 만료
log: 로그
error: 오류 에러
bug: 버그
secret: 비밀 시크릿 자격증명
key: 키
certificate: 인증서
staging: 스테이징
production: 운영 프로덕션
environment: 환경
config: 설정은 설정이 설정_파일 구성
version: 버전
script: 스크립트
command: 명령 명령어
terminal: 터미널
screenshot: 스크린샷
image: 이미지 그림 사진
chart: 차트 그래프
page: 페이지
component: 컴포넌트
function: 함수
class: 클래스
variable: 변수명 변수
name: 이름
type: 타입
line: 줄 라인
word: 단어
second: 초
minute: 분
hour: 시간
period: 기간
day: 매일 일간
week: 매주 주간
month: 매월 매달
year: 매년
morning: 아침 오전
afternoon: 오후
night: 밤
weekend: 주말
meeting: 회의 미팅
report: 보고서
minutes_: 회의록
email: 이메일 메일
channel: 채널
emoji: 이모지 이모티콘
summary: 요약
list: 목록 리스트
language: 언어
translation: 번역
ticket: 티켓 이슈
feature: 기능
step: 단계 단계별
example: 예시 예제
user_facing: 보이는
team: 팀
customer: 고객
abbreviation: 약어 줄임말
phone: 전화번호
number: 번호
invoice: 청구서 송장
payment: 결제
security: 보안
data: 데이터
model: 모델
training: 학습 훈련
text: 문구 텍스트 글
sentence: 문장
title: 제목
contract: 계약 계약서
clause: 조항
color: 색 색상
theme: 모드 테마
timezone: 시간대
new: 새 새로운 신규
small: 작은 작게
-small: 큰 크게
short: 간결 짧 간단 짧은 짧게
-short: 길 긴 길고 자세 상세
dark: 어두운 다크
-dark: 밝은 라이트
enable: 활성화 켠 켜
-enable: 비활성화 끈 끄
public: 공개
-public: 비공개
formal: 존댓말 격식
-formal: 반말
plural: 복수형
-plural: 단수형
ascending: 오름차순
-ascending: 내림차순
upper: 대문자
-upper: 소문자
sync: 동기
-sync: 비동기
relative: 상대
-relative: 절대_경로
indent: 들여쓰기 들여쓴 들여쓰
live: 거주 사는 산다 살고
tab: 탭
space: 스페이스 공백
singlequote: 작은따옴표
doublequote: 큰따옴표
monday: 월요일
tuesday: 화요일
wednesday: 수요일
thursday: 목요일
friday: 금요일
saturday: 토요일
sunday: 일요일
english: 영어
german: 독일어
french: 프랑스어
spanish: 스페인어
portuguese: 포르투갈어
korean: 한국어 한글
chinese: 중국어
japanese: 일본어
announce: 공지
unmodified: 않은 않는
wait: 기다린 기다리 대기
size: 크기
date: 날짜
read: 읽
reformat: 재포맷
semicolon: 세미콜론
localtime: 현지_시간
set_: 설정 지정 정한 정하
call: 호출
imperative: 명령형
expose: 노출 공개하
encrypt: 암호화
check: 점검 검증 체크
archive: 보관
hide: 숨기 숨긴 감추
open: 열 연다
close: 닫 닫는
mention: 언급
notify: 알린 알리 통지 알려
cite: 인용
attach: 첨부
link: 링크 연결
record: 남기 남긴 남는
photo: 사진
article: 기사 게시글 글
deadline: 마감 기한
holiday: 휴가 휴일
sign: 서명
treat: 취급 처리 간주
contain: 포함 담는 담긴
restart: 재시작
copy: 복사
move: 이동 옮기
read-only: 읽기_전용
sort: 정렬
graph_bar: 막대그래프
`,
  endings: '봅니다 본다 보고 보기 본 볼 둔다 준다 놓는다 하였습니다 했습니다 합니다 습니다 됩니다 한다 된다 하는 하기 하지 하게 하고 하며 하여 해야 해서 했다 할 한 함 해 하 되는 되어 됨 며 하며 는다 ㄴ다 이다 다 기 고 지 게',
  particles: '으로부터 에게서 에서는 에서 에게 에는 으로 까지 부터 처럼 마다 이나 라는 이라 을 를 이 가 은 는 에 로 와 과 도 의 만',
  numbers: '한/하나 두/둘 세/셋 네 다섯 여섯 일곱 여덟 아홉 열',
};
