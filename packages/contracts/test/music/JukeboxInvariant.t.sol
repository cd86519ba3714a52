// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {IKnownToken} from "../../src/exchange/interfaces/IKnownToken.sol";
import {Jukebox} from "../../src/music/Jukebox.sol";
import {IJukebox} from "../../src/music/interfaces/IJukebox.sol";
import {BatchAccount} from "../../src/wallet/BatchAccount.sol";
import {IBatchAccount} from "../../src/wallet/interfaces/IBatchAccount.sol";
import {TestBase} from "../TestBase.sol";
import {ListedToken} from "./ListedToken.sol";

/// @title Artists and fans who take every possible action, in any order, and keep their own accounts
contract JukeboxUsers is TestBase {
    /// @dev Every way to pay for a play.
    enum Way {
        Approval,
        Present,
        Permit,
        Batch
    }

    Jukebox public immutable JUKEBOX;
    ListedToken public immutable TOKEN;
    uint256 private constant FUNDS = type(uint192).max;
    uint256 public constant PEOPLE = 4;
    uint256[PEOPLE] private _keys = [ALICE_KEY, 0xB0B, 0xCA201, 0xDA7E];
    /// @dev Computed once, because forge takes long to derive an address from a key.
    address[PEOPLE] private _people;

    bytes32[] public songs;
    mapping(bytes32 song => address) public artistOf;
    mapping(bytes32 song => uint256) public costOf;
    mapping(bytes32 song => uint256) public opensAt;
    mapping(bytes32 song => uint256) public playsOf;
    mapping(bytes32 song => bool) public retired;
    mapping(bytes32 song => address[]) private _payeesOf;
    mapping(address account => uint256) public earned;
    mapping(address account => uint256) public owed;
    mapping(address account => uint256) public spent;
    mapping(address account => uint256) public fundsOf;
    /// @dev Counts by way of paying, so that an invariant run can check that it used each.
    mapping(Way way => uint256) public paidBy;

    constructor() {
        for (uint256 i = 0; i < PEOPLE; ++i) {
            _people[i] = vm.addr(_keys[i]);
        }
        JUKEBOX = new Jukebox();
        IKnownToken.Allocation[] memory allocations = new IKnownToken.Allocation[](PEOPLE);
        for (uint256 i = 0; i < PEOPLE; ++i) {
            allocations[i] = IKnownToken.Allocation(person(i), FUNDS / PEOPLE);
            fundsOf[person(i)] = FUNDS / PEOPLE;
        }
        TOKEN = new ListedToken(allocations);
        // The code of an account that delegates by EIP-7702: every user here can send several calls at once.
        bytes memory borrowed = abi.encodePacked(hex"ef0100", address(new BatchAccount()));
        for (uint256 i = 0; i < PEOPLE; ++i) {
            vm.etch(person(i), borrowed);
        }
    }

    function person(uint256 seed) public view returns (address) {
        return _people[seed % PEOPLE];
    }

    function songCount() external view returns (uint256) {
        return songs.length;
    }

    function payeesOf(bytes32 song) external view returns (address[] memory) {
        return _payeesOf[song];
    }

    function register(uint256 who, uint128 cost, uint256 count, uint16 first, uint256 later) external {
        count = _within(count, 1, 10);
        IJukebox.Payee[] memory payees = new IJukebox.Payee[](count);
        uint16 each = uint16(_within(first, 1, 10_000 / count));
        for (uint256 i = 0; i < count; ++i) {
            payees[i] = IJukebox.Payee(person(who % PEOPLE + i), each);
        }
        payees[count - 1].shareBps = uint16(10_000 - each * (count - 1));
        cost = uint128(_within(cost, 1, type(uint128).max));
        uint64 opening = later % 2 == 0 ? 0 : uint64(block.timestamp + _within(later, 0, 2 days));
        vm.prank(person(who));
        bytes32 song = JUKEBOX.register(songs.length, address(TOKEN), cost, opening, payees, bytes32(0));
        songs.push(song);
        artistOf[song] = person(who);
        costOf[song] = cost;
        opensAt[song] = opening;
        for (uint256 i = 0; i < count; ++i) {
            _payeesOf[song].push(payees[i].account);
        }
    }

    function timePasses(uint256 time) external {
        vm.warp(block.timestamp + _within(time, 1, 1 days));
    }

    function changeCost(uint256 which, uint256 who, uint128 cost) external {
        if (songs.length == 0) return;
        bytes32 song = songs[which % songs.length];
        cost = uint128(_within(cost, 1, type(uint128).max));
        vm.prank(person(who));
        try JUKEBOX.changeCost(song, cost) {
            vm.assertTrue(person(who) == artistOf[song] && !retired[song]);
            costOf[song] = cost;
        } catch {
            vm.assertTrue(person(who) != artistOf[song] || retired[song]);
        }
    }

    function retire(uint256 which, uint256 who) external {
        if (songs.length == 0 || who % 5 != 0) return;
        bytes32 song = songs[which % songs.length];
        vm.prank(person(who));
        try JUKEBOX.retire(song) {
            vm.assertTrue(person(who) == artistOf[song] && !retired[song]);
            retired[song] = true;
        } catch {
            vm.assertTrue(person(who) != artistOf[song] || retired[song]);
        }
    }

    function refuse(uint256 who, bool isRefused) external {
        TOKEN.setRefused(person(who), isRefused);
    }

    function replacePayee(uint256 which, uint256 who, uint256 by) external {
        if (songs.length == 0) return;
        bytes32 song = songs[which % songs.length];
        address[] storage known = _payeesOf[song];
        bool isPayee = false;
        for (uint256 i = 0; i < known.length; ++i) {
            if (known[i] != person(who)) continue;
            known[i] = person(by);
            isPayee = true;
        }
        vm.prank(person(who));
        try JUKEBOX.replacePayee(song, person(by)) {
            vm.assertTrue(isPayee);
        } catch {
            vm.assertFalse(isPayee);
        }
    }

    function collect(uint256 who, uint256 to) external {
        (address payee, address receiver) = (person(who), person(to));
        vm.prank(payee);
        try JUKEBOX.collectOwed(address(TOKEN), receiver) {
            vm.assertTrue(owed[payee] > 0 && !TOKEN.refused(receiver));
            earned[receiver] += owed[payee];
            owed[payee] = 0;
        } catch {
            vm.assertTrue(owed[payee] == 0 || TOKEN.refused(receiver));
        }
    }

    function play(uint256 which, uint256 who, uint256 maxCost, uint256 way) external {
        if (songs.length == 0) return;
        bytes32 song = songs[which % songs.length];
        uint256 cost = costOf[song];
        maxCost = maxCost % 2 == 0 ? cost : maxCost;
        (bool paid,) = address(this).call(abi.encodeCall(this.pay, (song, who, maxCost, way % 4)));
        if (!paid) {
            vm.assertTrue(_isClosed(song) || cost > maxCost || TOKEN.balanceOf(person(who)) < cost);
            return;
        }
        vm.assertTrue(!_isClosed(song) && cost <= maxCost);
        ++playsOf[song];
        ++paidBy[Way(way % 4)];
        spent[person(who)] += cost;
        _share(song, cost);
    }

    function _isClosed(bytes32 song) private view returns (bool) {
        // forge-lint: disable-next-line(block-timestamp)
        return retired[song] || block.timestamp < opensAt[song];
    }

    /// @dev Reverts if the play reverts, which also undoes the approval for it.
    function pay(bytes32 song, uint256 who, uint256 maxCost, uint256 way) external {
        // The payer was chosen above.
        if (msg.sender != address(this)) return;
        (address fan, uint256 cost) = (person(who), costOf[song]);
        if (Way(way) == Way.Permit) {
            uint256 until = block.timestamp + 1;
            uint256 nonce = TOKEN.nonces(fan);
            (uint8 v, bytes32 r, bytes32 s) =
                _signPermit(_keys[who % PEOPLE], address(TOKEN), address(JUKEBOX), cost, nonce, until);
            vm.prank(fan);
            JUKEBOX.playWithPermit(song, maxCost, cost, until, v, r, s);
        } else if (Way(way) == Way.Batch) {
            IBatchAccount.Call[] memory calls = new IBatchAccount.Call[](2);
            calls[0] = IBatchAccount.Call(address(TOKEN), 0, abi.encodeCall(TOKEN.approve, (address(JUKEBOX), cost)));
            calls[1] = IBatchAccount.Call(address(JUKEBOX), 0, abi.encodeCall(JUKEBOX.play, (song, maxCost)));
            vm.prank(fan);
            IBatchAccount(fan).execute(calls);
        } else {
            vm.prank(fan);
            TOKEN.approve(address(JUKEBOX), cost);
            vm.prank(fan);
            if (Way(way) == Way.Present) JUKEBOX.playFor(song, person(who % PEOPLE + 1), maxCost);
            else JUKEBOX.play(song, maxCost);
        }
    }

    /// @dev Computed in another order than in the contract: each rounded share, then the remainder for the first payee.
    function _share(bytes32 song, uint256 cost) private {
        IJukebox.Payee[] memory payees = JUKEBOX.payees(song);
        uint256 given = 0;
        uint256 bps = 0;
        for (uint256 i = 0; i < payees.length; ++i) {
            _give(payees[i].account, cost * payees[i].shareBps / 10_000);
            given += cost * payees[i].shareBps / 10_000;
            bps += payees[i].shareBps;
        }
        _give(payees[0].account, cost - given);
        vm.assertEq(bps, 10_000);
        vm.assertLe(cost - given, payees.length);
    }

    function _give(address payee, uint256 amount) private {
        if (TOKEN.refused(payee)) owed[payee] += amount;
        else earned[payee] += amount;
    }
}

contract JukeboxInvariantTest is TestBase {
    JukeboxUsers private users;

    function setUp() public {
        users = new JukeboxUsers();
        _target(address(users));
    }

    /// @notice Contracts that forge must not use as random senders: the users send their own calls.
    function excludeSenders() external view returns (address[] memory excluded) {
        excluded = new address[](1);
        excluded[0] = address(users);
    }

    /// @notice The jukebox holds what it owes, every account has its shares, no approval remains, and only a song's
    /// artist and payees have changed the song.
    function invariant_NothingIsStuckAndTheBooksAgree() public view {
        (Jukebox jukebox, ListedToken token) = (users.JUKEBOX(), users.TOKEN());
        uint256 owed = 0;
        for (uint256 i = 0; i < users.PEOPLE(); ++i) {
            address account = users.person(i);
            uint256 expected = users.fundsOf(account) + users.earned(account) - users.spent(account);
            vm.assertEq(token.balanceOf(account), expected);
            vm.assertEq(token.allowance(account, address(jukebox)), 0);
            vm.assertEq(jukebox.owed(account, address(token)), users.owed(account));
            owed += users.owed(account);
        }
        vm.assertEq(token.balanceOf(address(jukebox)), owed);
        vm.assertEq(jukebox.totalOwed(address(token)), owed);
        for (uint256 i = 0; i < users.songCount(); ++i) {
            bytes32 id = users.songs(i);
            IJukebox.Song memory song = jukebox.song(id);
            vm.assertEq(song.artist, users.artistOf(id));
            vm.assertEq(song.cost, users.costOf(id));
            vm.assertEq(song.opensAt, users.opensAt(id));
            vm.assertEq(song.plays, users.playsOf(id));
            vm.assertEq(song.retired, users.retired(id));
            address[] memory expected = users.payeesOf(id);
            IJukebox.Payee[] memory payees = jukebox.payees(id);
            vm.assertEq(payees.length, expected.length);
            for (uint256 j = 0; j < expected.length; ++j) {
                vm.assertEq(payees[j].account, expected[j]);
            }
        }
    }

    function test_EveryWayToPayIsUsed() public {
        users.register(0, 1000, 3, 3000, 0);
        for (uint256 way = 0; way < 4; ++way) {
            users.play(0, 1, 1000, way);
            vm.assertEq(users.paidBy(JukeboxUsers.Way(way)), 1);
        }
        invariant_NothingIsStuckAndTheBooksAgree();
    }
}
