// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {ICoinTabs} from "../../src/music/interfaces/ICoinTabs.sol";
import {IJukebox} from "../../src/music/interfaces/IJukebox.sol";
import {TestBase} from "../TestBase.sol";
import {TabWorld} from "./TabWorld.sol";

/// @title A keeper that steals if it can: it has its own key, every key of every page, and all vouchers that were ever signed
/// @notice Two artists have songs in their tokens. A stranger has songs in both tokens, and each artist one in the other's token; these pay
/// the keeper. Listeners open, top up, add keys and close at any time.
contract HostileKeeper is TabWorld {
    uint256 public constant TABS = 6;
    address public immutable STRANGER = vm.addr(0x57A);

    IERC20[2] public tokens;
    bytes32[] private _songs;
    bytes[] private _vouchers;
    /// @dev Accounts are computed once: the cheat code for it is slow.
    ICoinTabs.Terms[TABS] private _termsAt;
    address[3][TABS] private _keysAt;
    address[3][2] private _payeesAt;
    mapping(IERC20 token => uint256) public put;
    mapping(IERC20 token => uint256) public returned;
    mapping(bytes32 tabId => mapping(address key => mapping(uint24 round => uint256))) private _signedMost;
    mapping(bytes4 act => uint256) public succeeded;

    constructor() {
        _prepare();
        tokens = [token, _tokenOf(BOB)];
        for (uint256 i = 0; i < 6; ++i) {
            _payeesAt[i / 3][i % 3] = vm.addr(700 + i);
        }
        for (uint256 i = 0; i < 2; ++i) {
            (address artist, address other) = i == 0 ? (ALICE, BOB) : (BOB, ALICE);
            for (uint256 j = 0; j < 2; ++j) {
                _songs.push(_song(artist, 10 + j, tokens[i], _payees(_payeesAt[i][0], 3333, _payeesAt[i][1], 6667)));
            }
            IJukebox.Payee[] memory bad = _payees(KEEPER, 5000, STRANGER, 5000);
            _songs.push(_song(STRANGER, i, tokens[i], bad));
            _songs.push(_song(other, 12, tokens[i], bad));
            for (uint256 j = 0; j < 3; ++j) {
                _give(tokens[i], artist, vm.addr(800 + j), 1000);
            }
        }
        _makeTerms();
    }

    function _makeTerms() private {
        for (uint256 i = 0; i < TABS; ++i) {
            for (uint256 j = 0; j < 3; ++j) {
                _keysAt[i][j] = vm.addr(_keyOf(i, j));
            }
            ICoinTabs.Terms memory terms = _terms();
            (terms.listener, terms.token) = (vm.addr(800 + i % 3), address(tokens[i % 2]));
            (terms.key, terms.salt) = (_keysAt[i][0], bytes32(i));
            terms.expires = NOW + 3 days;
            _termsAt[i] = terms;
        }
    }

    /// @dev The keys of a tab: that of its terms and two that may be added.
    function _keyOf(uint256 tab, uint256 i) private pure returns (uint256) {
        return 0xD00D + tab * 10 + i;
    }

    function open(uint256 tab, uint96 amount) external {
        ICoinTabs.Terms memory terms = _termsAt[tab % TABS];
        amount = uint96(_within(amount, 1, 300));
        vm.prank(terms.listener);
        try tabs.open(terms, amount) {
            put[IERC20(terms.token)] += amount;
            ++succeeded[msg.sig];
        } catch {}
    }

    function topUp(uint256 tab, uint96 amount) external {
        ICoinTabs.Terms memory terms = _termsAt[tab % TABS];
        amount = uint96(_within(amount, 1, 300));
        vm.prank(terms.listener);
        try tabs.topUp(terms, amount) {
            put[IERC20(terms.token)] += amount;
            ++succeeded[msg.sig];
        } catch {}
    }

    function addKey(uint256 tab, uint256 which, uint96 cap) external {
        ICoinTabs.Terms memory terms = _termsAt[tab % TABS];
        vm.prank(terms.listener);
        try tabs.addKey(terms, _keysAt[tab % TABS][1 + which % 2], uint96(_within(cap, 1, 300))) {
            ++succeeded[msg.sig];
        } catch {}
    }

    function _roundOf(ICoinTabs.Terms memory terms, address key) private view returns (uint24) {
        return key == terms.key ? _stateOf(terms).round : tabs.keys(_idOf(terms), key).round;
    }

    /// @dev Any key signs any songs, the stranger's too: for the present round, the next, or one that is over.
    function sign(uint256 tab, uint256 which, uint256 songSeed, uint96[3] calldata amounts, uint256 roundSeed) public {
        tab = tab % TABS;
        ICoinTabs.Terms memory terms = _termsAt[tab];
        (uint256 key, address signer) = (_keyOf(tab, which % 3), _keysAt[tab][which % 3]);
        uint24 round = _roundOf(terms, signer) + (roundSeed % 8 == 0 ? 1 : 0);
        ICoinTabs.Line[] memory lines = new ICoinTabs.Line[](1 + songSeed % 3);
        uint256 total = 0;
        for (uint256 i = 0; i < lines.length; ++i) {
            uint256 place = songSeed >> (8 * (i + 1));
            // Mostly the songs that the tab can pay, because one other voids the voucher.
            place = place % 8 == 0 ? place >> 3 : tab % 2 * 4 + place % 2;
            lines[i] = ICoinTabs.Line(_songs[place % _songs.length], 1, uint96(_within(amounts[i], 1, 60)));
            total += lines[i].amount;
        }
        uint256 before = _signedMost[_idOf(terms)][signer][round];
        if (total > before) _signedMost[_idOf(terms)][signer][round] = total;
        _vouchers.push(abi.encode(_signed(terms, key, round, lines)));
    }

    /// @dev Any vouchers in any order, often the last ones, and some of them changed.
    function settle(uint256[4] memory picks, uint256 tampering) public {
        if (_vouchers.length == 0) return;
        ICoinTabs.Settlement[] memory batch = new ICoinTabs.Settlement[](1 + tampering % 4);
        for (uint256 i = 0; i < batch.length; ++i) {
            uint256 last = picks[i] % 2 == 0 && _vouchers.length > 4 ? 4 : _vouchers.length;
            bytes memory voucher = _vouchers[_vouchers.length - 1 - (picks[i] >> 1) % last];
            batch[i] = abi.decode(voucher, (ICoinTabs.Settlement));
            _tamper(batch[i], tampering >> (8 * (i + 1)));
        }
        uint256 before = tokens[0].balanceOf(address(tabs)) + tokens[1].balanceOf(address(tabs));
        _settle(batch);
        uint256 held = tokens[0].balanceOf(address(tabs)) + tokens[1].balanceOf(address(tabs));
        if (held < before) ++succeeded[msg.sig];
    }

    function _tamper(ICoinTabs.Settlement memory item, uint256 how) private view {
        if (how % 16 == 1) ++item.lines[0].amount;
        if (how % 16 == 2) item.lines[0].songId = _songs[how / 16 % _songs.length];
        if (how % 16 == 3) item.terms = _termsAt[how / 16 % TABS];
        if (how % 16 == 4) ++item.round;
        if (how % 16 == 5) item.terms.token = address(tokens[how / 16 % 2]);
        if (how % 16 == 6) item.terms.listener = KEEPER;
        if (how % 16 == 7) item.signature = _signatureOf(KEEPER_KEY, address(tabs), bytes32(how));
    }

    /// @dev A voucher is signed and settled at once, so that many histories spend something.
    function play(uint256 tab, uint256 which, uint256 songSeed, uint96[3] calldata amounts) external {
        sign(tab, which, songSeed, amounts, 1);
        settle([uint256(0), 0, 0, 0], 0);
    }

    function close(uint256 tab) external {
        ICoinTabs.Terms memory terms = _termsAt[tab % TABS];
        vm.prank(terms.listener);
        try tabs.close(terms) {
            ++succeeded[msg.sig];
        } catch {}
    }

    function closeNow(uint256 tab, bool isSigned) external {
        ICoinTabs.Terms memory terms = _termsAt[tab % TABS];
        uint256 had = IERC20(terms.token).balanceOf(terms.listener);
        bytes memory signature = _release(isSigned ? KEEPER_KEY : SESSION_KEY, terms, _stateOf(terms).settled);
        vm.prank(terms.listener);
        try tabs.closeNow(terms, signature) {
            vm.assertTrue(isSigned);
            returned[IERC20(terms.token)] += IERC20(terms.token).balanceOf(terms.listener) - had;
            ++succeeded[msg.sig];
        } catch {}
    }

    function finish(uint256 tab) external {
        ICoinTabs.Terms memory terms = _termsAt[tab % TABS];
        uint256 had = IERC20(terms.token).balanceOf(terms.listener);
        vm.prank(STRANGER);
        try tabs.finish(terms) {
            returned[IERC20(terms.token)] += IERC20(terms.token).balanceOf(terms.listener) - had;
            ++succeeded[msg.sig];
        } catch {}
    }

    function later(uint32 time) external {
        vm.warp(block.timestamp + _within(time, 1, 6 hours));
    }

    function replacePayee(uint256 seed) external {
        vm.prank(_payeesAt[seed % 2][0]);
        try jukebox.replacePayee(_songs[seed % 2 * 4], _payeesAt[seed % 2][2]) {} catch {}
    }

    /// @dev The sum of what the payees of an artist hold of a token.
    function paid(uint256 artist, IERC20 what) public view returns (uint256 sum) {
        for (uint256 i = 0; i < 3; ++i) {
            sum += what.balanceOf(_payeesAt[artist][i]);
        }
    }

    function refundable(IERC20 what) external view returns (uint256 sum) {
        for (uint256 i = 0; i < TABS; ++i) {
            ICoinTabs.Terms memory terms = _termsAt[i];
            ICoinTabs.Tab memory tab = _stateOf(terms);
            if (terms.token == address(what)) sum += tab.deposited - tab.settled;
        }
    }

    /// @dev Each key was paid at most the highest voucher of each of its rounds, and an added key at most its cap.
    function assertNothingUnsigned() external view {
        for (uint256 i = 0; i < TABS; ++i) {
            ICoinTabs.Terms memory terms = _termsAt[i];
            bytes32 tabId = _idOf(terms);
            uint256 ofTerms = _stateOf(terms).settled;
            for (uint256 j = 1; j < 3; ++j) {
                address added = _keysAt[i][j];
                ICoinTabs.Key memory key = tabs.keys(tabId, added);
                vm.assertLe(key.spent, key.cap);
                vm.assertLe(key.spent, _signedBefore(tabId, added, key.round));
                ofTerms -= key.spent;
            }
            vm.assertLe(ofTerms, _signedBefore(tabId, terms.key, _stateOf(terms).round));
        }
    }

    function _signedBefore(bytes32 tabId, address key, uint24 round) private view returns (uint256 sum) {
        for (uint24 i = 0; i < round; ++i) {
            sum += _signedMost[tabId][key][i];
        }
    }

    function heldByTabs(IERC20 what) external view returns (uint256) {
        return what.balanceOf(address(tabs));
    }

    function heldByThieves(IERC20 what) external view returns (uint256) {
        return what.balanceOf(KEEPER) + what.balanceOf(STRANGER);
    }
}

contract CoinTabsInvariantTest is TestBase {
    HostileKeeper private world;

    function setUp() public {
        world = new HostileKeeper();
        _target(address(world));
    }

    function _assertAll() private view {
        for (uint256 i = 0; i < 2; ++i) {
            IERC20 token = world.tokens(i);
            vm.assertEq(world.heldByTabs(token), world.refundable(token));
            vm.assertEq(world.put(token), world.paid(i, token) + world.returned(token) + world.refundable(token));
            vm.assertEq(world.heldByThieves(token), 0);
            vm.assertEq(world.paid(1 - i, token), 0);
        }
        world.assertNothingUnsigned();
    }

    /// @notice Each act of the invariant's world succeeds, so the invariant says something.
    function test_TheHostileKeeperReachesEveryAct() public {
        uint96[3] memory amounts = [uint96(20), 10, 10];
        for (uint256 i = 0; i < 4; ++i) {
            world.open(i, 100);
            world.topUp(i, 50);
            world.addKey(i, 0, 40);
            // One line for a song of the tab's artist.
            world.play(i, 0, 0x100 * 3 * (i + 1), amounts);
            world.play(i, 1, 0x100 * 3 * (i + 1), amounts);
        }
        world.sign(3, 0, 0x300, amounts, 1);
        world.settle([uint256(0), 0, 0, 0], 0);
        world.close(0);
        world.closeNow(1, true);
        world.closeNow(2, false);
        world.later(3 hours);
        world.finish(0);
        _assertAll();
        vm.assertEq(world.succeeded(world.open.selector), 4);
        vm.assertEq(world.succeeded(world.topUp.selector), 4);
        vm.assertEq(world.succeeded(world.addKey.selector), 4);
        vm.assertEq(world.succeeded(world.play.selector), 8);
        vm.assertEq(world.succeeded(world.settle.selector), 1);
        vm.assertEq(world.succeeded(world.close.selector), 1);
        vm.assertEq(world.succeeded(world.closeNow.selector), 1);
        vm.assertEq(world.succeeded(world.finish.selector), 1);
    }

    /// forge-config: default.invariant.runs = 100
    /// forge-config: few.invariant.runs = 8
    /// forge-config: long.invariant.runs = 10000
    /// @notice All deposits are paid to payees, returned, or can be returned; the keeper and strangers get nothing, and
    /// payees nothing of another artist's token; nobody pays more than was signed for.
    function invariant_MoneyReachesPayeesOfTheTokensArtistOrGoesBack() public view {
        _assertAll();
    }
}
